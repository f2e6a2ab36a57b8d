// Each source's verdict: plain and large, then the clauses, then the doubts.
import { html, nothing } from 'lit';
import { drawHands } from './comparison.js';
import { drawDoubt as drawStatus } from './doubt.js';
import { drawChips } from '../../../core/law.js';
import { say } from '../../../core/say.js';

function drawCourse(law, course, found) {
  return html`<div class="course">
    ${course.when.length ? html`<p class="when">${course.when.join(' ')}</p>` : nothing}
    <p class="verdict">${course.text}</p>
    ${drawHands(course.held, found.names, law.cards, course.net)}
  </div>`;
}

function drawWhy(law, host, part) {
  const refused = law.courses.map((course) => course.refused).filter(Boolean);
  const told = law.courses.flatMap((course, at) => course.events
    .filter((event, n) => !at || JSON.stringify(event) !== JSON.stringify(law.courses[0].events[n])));
  return html`<details class="why"><summary>${say('By which clauses')}</summary>
    ${refused.map((why) => html`<p class="said">${why.why}${drawStatus(why)}${drawChips(why, host.within(part))}</p>`)}
    ${told.map((event) => html`<p class="said">${event.text}${drawStatus(event)}${drawChips(event, host.within(part))}</p>`)}
    ${host.drawUnfolded(part)}
  </details>`;
}

function drawDoubt(doubt, law, host, part) {
  return html`<li class="doubt" data-crux=${doubt.crux}>
    <p class="said" lang=${doubt.lang}><b>${doubt.question}</b>${drawChips({ clauses: [doubt.crux] }, host.within(part))}</p>
    <p class="said">${say('Our reading: {reads}.', { reads: doubt.reads })}</p>
    ${doubt.otherwise.map((other) => html`<p class="said other">${say('With the reading “{reads}”:', { reads: other.reads })}
      <span class="instead">${other.text}</span></p>`)}
    ${!doubt.otherwise.length && doubt.options > 1 ? html`<p class="said quiet">${say('Read otherwise, the verdict is the same.')}</p>` : nothing}
    ${host.drawUnfolded(part)}
  </li>`;
}

function drawDoubts(law, host, at) {
  if (!law.doubts.length) return html`<p class="quiet sure">${say('{source} leaves nothing open here.', { source: law.label })}</p>`;
  const open = law.doubts.some(({ otherwise }) => otherwise.length);
  const words = open ? say('What could be read otherwise') : say('What we had to decide ourselves');
  return html`<details class="doubts" ?open=${open}><summary>${words}</summary>
    <ul>${law.doubts.map((doubt, n) => drawDoubt(doubt, law, host, `doubt-${at}-${n}`))}</ul></details>`;
}

function drawVerdict(law, at, found, host) {
  const part = `verdict-${at}`;
  return html`<li class="ruled" data-rules=${law.rules} data-letter=${law.letter}>
    <h3 class="name-of-law">${law.label}</h3>
    ${law.courses.map((course) => drawCourse(law, course, found))}
    ${law.cards ? html`<p class="quiet">${say('It is played with cards; which card stands for which piece is our choice.')}</p>` : nothing}
    ${drawWhy(law, host, part)}
    ${drawDoubts(law, host, at)}
  </li>`;
}

/** Draw the verdicts of all sources. */
export function drawVerdicts(found, host) {
  return html`<section aria-labelledby="verdicts-head">
    <h2 id="verdicts-head" class="headline" aria-live="polite">${found.text}</h2>
    <ul class="verdicts">${found.laws.map((law, at) => drawVerdict(law, at, found, host))}</ul>
    ${found.left_out.map((out) => html`<p class="quiet">${say('{law} is left out.', { law: out.label })} ${out.why}</p>`)}
  </section>`;
}
