// What the sources come to: each verdict once, plain and large, then the clauses, then the doubts.
import { html, nothing } from 'lit';
import { drawHands, labels, together } from './comparison.js';
import { drawDoubt as drawStatus, drawQuestion } from '../../../core/doubt.js';
import { drawChips } from '../../../core/law.js';
import { say } from '../../../core/say.js';

function drawCourse(law, course, found, shown = true) {
  return html`<div class="course">
    ${course.when.length ? html`<p class="when">${course.when.join(' ')}</p>` : nothing}
    <p class="verdict">${course.text}</p>
    ${shown ? drawHands(course.held, found.names, law.cards, course.net) : nothing}
  </div>`;
}

function drawClauses(law, host, part) {
  const refused = law.courses.map((course) => course.refused).filter(Boolean);
  const told = law.courses.flatMap((course, at) => course.events
    .filter((event, n) => !at || JSON.stringify(event) !== JSON.stringify(law.courses[0].events[n])));
  return html`${refused.map((why) => html`<p class="said">${why.why}${drawStatus(why)}${drawChips(why, host.within(part))}</p>`)}
    ${told.map((event) => html`<p class="said">${event.text}${drawStatus(event)}${drawChips(event, host.within(part))}</p>`)}
    ${host.drawUnfolded(part)}`;
}

// Where several laws come to one verdict, what is said of each stands under its name.
const headed = (group, law) => (group.length > 1 ? html`<h4 class="name-of-law">${law.label}</h4>` : nothing);

function drawWhy(group, found, host) {
  return html`<details class="why"><summary>${say('By which clauses')}</summary>${group.map((at) => {
    const law = found.laws[at];
    return html`<div data-rules=${law.rules}>${headed(group, law)}${drawClauses(law, host, `verdict-${at}`)}</div>`;
  })}</details>`;
}

function drawDoubts(group, found, host) {
  const sure = group.filter((at) => !found.laws[at].doubts.length);
  const doubted = group.filter((at) => found.laws[at].doubts.length);
  const open = doubted.some((at) => found.laws[at].doubts.some(({ otherwise }) => otherwise.length));
  const words = open ? say('What could be read otherwise') : say('What we had to decide ourselves');
  return html`${doubted.length ? html`<details class="doubts" ?open=${open && group.length === 1}><summary>${words}</summary>
      ${doubted.map((at) => html`<div data-rules=${found.laws[at].rules}>${headed(group, found.laws[at])}
        <ul>${found.laws[at].doubts.map((doubt, n) => drawQuestion(doubt, host, `doubt-${at}-${n}`))}</ul></div>`)}</details>` : nothing}
    ${sure.length ? html`<p class="quiet sure">${sure.length > 1
      ? say('{sources} leave nothing open here.', { sources: labels(sure, found) })
      : say('{source} leaves nothing open here.', { source: found.laws[sure[0]].label })}</p>` : nothing}`;
}

const handsOf = ({ cards, courses }) => JSON.stringify([cards, courses.map(({ held, net }) => [held, net])]);
const courseOf = ({ cards, courses }) => JSON.stringify([cards, courses.map(({ when, text, held, net }) => [when, text, held, net])]);

/** Draw one verdict for all the laws that come to it; where their words differ, each once. */
function drawVerdict(group, found, host) {
  const said = together(group.map((at) => found.laws[at]), courseOf).map((same) => same.map((n) => group[n]));
  const own = new Map(said.toReversed().map((same) => [handsOf(found.laws[same[0]]), same])); // equal pieces are drawn once
  const cards = group.some((at) => found.laws[at].cards);
  return html`<li class="ruled" data-rules=${group.map((at) => found.laws[at].rules).join(' ')} data-letter=${found.laws[group[0]].letter}>
    <h3 class="name-of-law">${labels(group, found)}</h3>
    ${said.map((same) => {
      const law = found.laws[same[0]];
      return html`<div data-said=${same.map((at) => found.laws[at].rules).join(' ')}>
        ${said.length > 1 ? html`<p class="quiet by">${say('By {laws}:', { laws: labels(same, found) })}</p>` : nothing}
        ${law.courses.map((course) => drawCourse(law, course, found, own.get(handsOf(law)) === same))}</div>`;
    })}
    ${cards ? html`<p class="quiet">${say('It is played with cards; which card stands for which piece is our choice.')}</p>` : nothing}
    ${drawWhy(group, found, host)}
    ${drawDoubts(group, found, host)}
  </li>`;
}

/** Draw the verdicts, each with the sources that come to it. */
export function drawVerdicts(found, host) {
  return html`<section aria-labelledby="found-head">
    <ul class="verdicts">${together(found.laws, ({ letter }) => letter).map((group) => drawVerdict(group, found, host))}</ul>
    ${found.left_out.map((out) => html`<p class="quiet">${say('{law} is left out.', { law: out.label })} ${out.why}</p>`)}
  </section>`;
}
