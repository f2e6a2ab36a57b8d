// What is drawn at the table, as boxes of the window, and what of it lies over something else, or is cut
// off: run in the page. `middle` says to look at what moves half-way, else it has come to where it goes.
async ({ middle = false }) => {
  const BY = 1.5; // px that two things may touch
  const NEAR = 24; // px from an arrow's ends to what it leads from and to
  const SIGHTLESS = 'style, script, option, dialog, [popover], .unseen, .tip';
  const WHOLE = '.card, .piece, .bag, .pack, .figure, .counters, .suit'; // nothing in them is a thing by itself
  const SURFACES = `${WHOLE}, button:not(.held, .plain, .badge, .icon), .pace label, kbd, .slate, .stake, .bid, .meld, .beet, .beets.owed,
    .sign, .counts, .speech, .number, .dots i, .choices, .onward, .hand-on, .lesson-dock, .dock, .traces .ring, .traces .sum`;
  const HEAPS = ['.pile', '.swap', '.deals', '[data-zone]', '.others']; // where cards lie on one another
  const host = document.querySelector('gnav-table');
  const { shadowRoot: root } = host;
  const pen = (globalThis.pen ??= document.createElement('canvas').getContext('2d'));
  const inks = (globalThis.inks ??= new Map());
  const later = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  });

  // All is measured anew for the window as it is now, and the table is where it stands after it was dealt.
  window.dispatchEvent(new Event('resize'));
  await host.updateComplete;
  for (const one of root.getAnimations()) {
    if (!middle) one.finish();
    else {
      one.pause();
      one.currentTime = one.effect.getComputedTiming().endTime / 2;
    }
  }
  await later();
  if (!middle) root.querySelector('.table')?.dispatchEvent(new Event('scroll')); // arrows are drawn again
  host.scrollIntoView({ block: 'start', behavior: 'instant' });
  await later();

  const moves = ({ effect }) => effect.getKeyframes().some(({ transform = 'none' }) => transform !== 'none');
  const moving = new Set(root.getAnimations().filter((one) => one.playState !== 'finished' && moves(one)).map(({ effect }) => effect.target));
  const styles = new Map();
  const styleOf = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const sights = new Map();
  const isSeen = (one) => {
    if (!one || one === root) return true;
    if (!sights.has(one)) {
      const shown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      sights.set(one, shown && styleOf(one).clipPath === 'none' && !moving.has(one) && !one.matches('.ghost') && isSeen(one.parentElement));
    }
    return sights.get(one);
  };

  const EVERYWHERE = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const common = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });
  const grown = ({ left, top, right, bottom }, by) => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

  /** What stands in an element is seen within `sight`, and lost outside of `keeps`: one can scroll to the rest. */
  const rooms = new Map();
  const roomOf = (one) => {
    if (!one || one === root) return { sight: EVERYWHERE, keeps: { ...EVERYWHERE, left: 0, right: innerWidth } };
    if (!rooms.has(one)) {
      const above = roomOf(one.parentElement);
      const { overflowX, overflowY, overflowClipMargin, position, display } = styleOf(one);
      const flow = `${overflowX} ${overflowY}`;
      if (flow === 'visible visible' || display === 'inline' || display === 'contents') rooms.set(one, above);
      else {
        const box = grown(one.getBoundingClientRect(), parseFloat(overflowClipMargin) || 0);
        const scrolls = /auto|scroll/.test(flow) || position === 'fixed';
        rooms.set(one, { sight: common(above.sight, box), keeps: scrolls ? EVERYWHERE : common(above.keeps, box) });
      }
    }
    return rooms.get(one);
  };

  const corners = ({ left, top, right, bottom }) => [[left, top], [right, top], [right, bottom], [left, bottom]];
  const isBox = ({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1;
  const around = (points) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  };
  const things = [];
  const lost = [];
  const words = (one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40) || one.dataset?.card || '';
  const nameOf = (one) => `${(one.getAttribute('class') || one.localName).trim().replace(/\s+/g, '.')} “${words(one)}”`;

  /** Note a thing by its parts, each `{ box, drawn }`: where it is, and its corners if it lies aslant. */
  const note = (one, name, parts, more) => {
    const { sight, keeps } = roomOf(more.within ?? one.parentElement);
    const kept = parts.map(({ box, drawn }) => ({ box: common(box, sight), drawn: drawn ?? null })).filter(({ box }) => isBox(box))
      .map(({ box, drawn }) => ({ box, drawn: drawn ?? corners(box) }));
    if (!kept.length) return;
    if (parts.some(({ box }) => ['left', 'top'].some((side) => keeps[side] - box[side] > BY) || ['right', 'bottom'].some((side) => box[side] - keeps[side] > BY))) lost.push(`${name} at ${Math.round(parts[0].box.left)}, ${Math.round(parts[0].box.top)}`);
    things.push({ one, name, parts: kept, box: around(kept.flatMap(({ box }) => corners(box))), ...more });
  };

  /** How far its letters reach above and below the line they stand on. */
  const inkOf = (text, style) => {
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const key = `${font} ${text}`;
    if (!inks.has(key)) {
      pen.font = font;
      const { fontBoundingBoxAscent: over, fontBoundingBoxDescent: under, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text);
      inks.set(key, { over, under, up, down });
    }
    return inks.get(key);
  };

  const heapOf = (one) => HEAPS.map((heap) => one.closest(heap)).find(Boolean) ?? null;
  const inline = (one) => styleOf(one).display.startsWith('inline') && !styleOf(one).display.startsWith('inline-');
  const blockOf = (one) => (inline(one) && one.parentElement ? blockOf(one.parentElement) : one);

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_TEXT, (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
    return node.matches(`${SIGHTLESS}, ${WHOLE}, svg, select`) || !node.checkVisibility() ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: within } = node;
    if (!isSeen(within)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { over, under, up, down } = inkOf(node.data.trim(), styleOf(within));
    const parts = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ left, right, top, height }) => {
      const scale = height / (over + under);
      return { box: { left, right, top: top + (over - up) * scale, bottom: top + (over + down) * scale } };
    });
    const called = within.closest('[class]');
    note(within, `${(called?.className ?? '').trim().replace(/\s+/g, '.')} “${node.data.trim().slice(0, 40)}”`, parts, { isText: true, block: blockOf(within), within, heap: within.matches('.number') ? heapOf(within) : null });
  }

  const turnOf = (one) => [one, one.parentElement].reduce((sum, each) => sum + (parseFloat(styleOf(each).rotate) || 0), 0);
  /** The corners of what is round or lies aslant; null where it is its box. */
  const shapeOf = (one, box) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (styleOf(one).borderRadius === '50%' || one.matches('.ring')) {
      const [w, h] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
      const round = one.matches('.ring') && parseFloat(one.getAttribute('rx')) < w - 6 ? null : Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);
      return round?.map((angle) => [x + w * Math.cos(angle), y + h * Math.sin(angle)]) ?? null;
    }
    const angle = one.matches('.card') ? (turnOf(one) * Math.PI) / 180 : 0;
    if (!angle) return null;
    const [w, h] = [one.offsetWidth / 2, one.offsetHeight / 2];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [[-w, -h], [w, -h], [w, h], [-w, h]].map(([across, down]) => [x + across * cos - down * sin, y + across * sin + down * cos]);
  };

  for (const one of root.querySelectorAll(SURFACES)) {
    if (!isSeen(one) || one.closest(SIGHTLESS) || one.parentElement.closest(WHOLE)) continue;
    const { outlineStyle, outlineWidth, outlineOffset, strokeWidth } = styleOf(one);
    const outlined = outlineStyle !== 'none' && one.matches('.piece, .slate, .stake') ? parseFloat(outlineWidth) + parseFloat(outlineOffset) : 0;
    const drawnOver = one.matches('.ring, .sum') ? parseFloat(strokeWidth) / 2 : outlined;
    const box = grown(one.getBoundingClientRect(), drawnOver);
    note(one, nameOf(one), [{ box, drawn: shapeOf(one, box) }], { heap: one.matches('.card, .number') ? heapOf(one) : null });
  }

  for (const path of middle ? [] : root.querySelectorAll('.traces path.arrow')) {
    const whole = path.getTotalLength();
    const matrix = path.getScreenCTM();
    const points = Array.from({ length: 41 }, (_, n) => {
      const { x, y } = path.getPointAtLength((whole * n) / 40);
      const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix);
      return [left, top];
    });
    const half = parseFloat(styleOf(path).strokeWidth) / 2;
    const parts = points.map(([x, y]) => ({ box: { left: x - half, right: x + half, top: y - half, bottom: y + half } }));
    note(path, nameOf(path), parts, { ends: [points[0], points.at(-1)] });
  }

  /** How deep two things lie in one another: the least of what they share along any of their sides. */
  const depth = (one, other) => {
    let least = Infinity;
    for (const points of [one, other]) {
      for (const [at, [x1, y1]] of points.entries()) {
        const [x2, y2] = points[(at + 1) % points.length];
        const long = Math.hypot(x2 - x1, y2 - y1);
        const [x, y] = [(y2 - y1) / long, (x1 - x2) / long];
        const [here, there] = [one, other].map((all) => all.map(([a, b]) => a * x + b * y));
        least = Math.min(least, Math.max(...here) - Math.min(...there), Math.max(...there) - Math.min(...here));
        if (least <= BY) return least;
      }
    }
    return least;
  };
  const apart = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) <= BY || Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) <= BY;

  const isLed = ({ ends }, { box, isText }) => {
    const near = grown(box, NEAR);
    return !isText && ends.some(([x, y]) => x > near.left && x < near.right && y > near.top && y < near.bottom);
  };
  /** Whether two things may lie over one another. */
  const belong = (one, other) => {
    if (one.one.contains(other.one) || other.one.contains(one.one)) return true;
    if (one.isText && one.block === other.block) return true;
    if (one.heap && one.heap === other.heap) return true;
    // What one reads on passes under what stays: the lines of the log, and what a deal brought.
    if ([one, other].some(({ one: thing }) => thing.closest('.deal > summary'))) return true;
    if ([one, other].some(({ one: thing }) => thing.closest('.onward')) && [one, other].some(({ one: thing }) => thing.closest('.panel'))) return true;
    if (one.one.closest('.traces') && other.one.closest('.traces')) return true;
    const [ring] = [one, other].filter(({ one: thing }) => thing.matches('.ring'));
    if (ring && [one, other].some(({ one: thing }) => thing.matches('.piece, .card'))) return true;
    return (one.ends && isLed(one, other)) || (other.ends && isLed(other, one));
  };

  let pairs = 0;
  const met = [];
  for (const [at, one] of things.entries()) {
    for (const other of things.slice(at + 1)) {
      pairs += 1;
      if (apart(one.box, other.box) || belong(one, other)) continue;
      const deep = Math.max(...one.parts.flatMap(({ drawn, box }) => other.parts.map((part) => (apart(box, part.box) ? 0 : depth(drawn, part.drawn)))));
      if (deep > BY) met.push(`${one.name} meets ${other.name} by ${Math.round(deep)} px`);
    }
  }
  return { boxes: things.reduce((sum, { parts }) => sum + parts.length, 0), pairs, met, lost };
}
