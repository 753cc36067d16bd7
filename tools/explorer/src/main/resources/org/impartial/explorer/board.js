'use strict';

// The board: its places, the outcomes of the moves through them, and what a move changes.
let selected = [];
const LEAST_PLACE = 24.5;
const MARGIN = 8;
const GAP = 4;
const SCROLLBAR = 30;
const HIGHEST = 2;
const DIGIT = 9;
let above = { key: '', width: 0, tops: new Map() };

function placeOf(group) {
  return group.dataset.component + ':' + group.dataset.place;
}

function groupsOf(kind = 'g[data-place]') {
  return [...page.drawing.querySelectorAll(kind)];
}

function chosenPlaces(move, touch) {
  return touch.chosen.map(one => move.component + ':' + one);
}

// Returns whether some way to choose a move has all these places.
function chooses(move, places) {
  return move.touches.some(touch => { const own = chosenPlaces(move, touch); return places.every(place => own.includes(place)); });
}

// Returns whether exactly these places choose a move.
function chosenBy(move, places) {
  return move.touches.some(touch => new Set(touch.chosen).size === places.length && chosenPlaces(move, touch).every(one => places.includes(one)));
}

// Returns the index of the way to choose a move by places.
function wayBy(move, places) {
  const exact = move.touches.findIndex(touch => { const own = chosenPlaces(move, touch);
    return own.every(one => places.includes(one)) && places.every(one => own.includes(one)); });
  const some = move.touches.findIndex(touch => { const own = chosenPlaces(move, touch); return places.every(one => own.includes(one)); });
  return Math.max(0, exact >= 0 ? exact : some);
}

// The binary digits of the values above their parts, in the colours of their columns; they keep their height during a play.
function addBinary(svg) {
  const values = (view.components || []).map(part => part.grundy);
  const key = 'binary ' + state.text;
  // The regions of one board have no digits, as there is no room for them at the start.
  if (view.play !== 'normal' || values.length < 2 || !values.every(value => Number.isSafeInteger(value))
    || (above.key !== key && svg.querySelector('.gone'))) return;
  const groups = groupsOf();
  const drawn = parts(svg);
  const width = Math.max(...values).toString(2).length;
  if (above.key !== key) above = { key, width, tops: new Map() };
  values.forEach((value, part) => {
    const own = groups.filter(group => Number(group.dataset.component) === part).map(group => group.getBBox());
    if (!own.length) return;
    const left = Math.min(...own.map(box => box.x));
    const place = Math.round(left);
    if (!above.tops.has(place)) {
      const right = Math.max(...own.map(box => box.x + box.width));
      const top = Math.min(...own.map(box => box.y));
      // The numbers of columns and the beam of a tree may be above the places.
      const near = drawn.filter(one => one.x < right && one.x + one.width > left && one.y < top && one.y + one.height > top - DIGIT);
      above.tops.set(place, [(left + right) / 2, Math.min(top, ...near.map(one => one.y)) - 1.5 * DIGIT]);
    }
    const [middle, y] = above.tops.get(place);
    const digits = value.toString(2).padStart(above.width, '0');
    const group = svgElement('g', { class: 'binary', 'aria-hidden': 'true' });
    [...digits].forEach((digit, i) => {
      const x = middle + (i - digits.length / 2) * DIGIT;
      const kind = digit === '1' ? 'on column' + (digits.length - 1 - i) % 3 : 'off';
      group.append(svgElement('rect', { x, y, width: DIGIT - 1, height: DIGIT, class: kind }));
      const text = svgElement('text', { x: x + (DIGIT - 1) / 2, y: y + 0.8 * DIGIT, 'font-size': 0.75 * DIGIT, 'text-anchor': 'middle' });
      text.textContent = digit;
      group.append(text);
    });
    svg.append(group);
  });
}

function drawBoard() {
  const focused = document.activeElement && page.drawing.contains(document.activeElement) ? document.activeElement : null;
  const at = focused ? groupsOf('g.live').indexOf(focused) : -1;
  const place = focused && focused.dataset.place !== undefined ? placeOf(focused) : '';
  page.drawing.replaceChildren();
  page.hint.textContent = '';
  page.wide.hidden = true;
  if (!view.drawing) {
    page.drawing.append(element('p', view.undrawn));
    return;
  }
  const svg = parsedSvg(view.drawing);
  svg.setAttribute('role', view.moves.length ? 'group' : 'img');
  svg.setAttribute('aria-label', t('Board: {0}', view.title));
  page.drawing.append(svg);
  for (const group of groupsOf()) {
    if (view.components && svg.querySelector('.gone')) group.classList.add('region' + Number(group.dataset.component) % 5);
    if (view.moves.some(move => chooses(move, [placeOf(group)]))) live(group);
  }
  addBinary(svg);
  fit(svg);
  if (lastTouch) for (const group of groupsOf()) group.classList.toggle('moved', lastTouch.includes(placeOf(group)) && !svg.querySelector('.gone'));
  markBoard();
  if (focused) refocus(place, at);
}

function live(group) {
  const place = placeOf(group);
  group.classList.add('live');
  group.setAttribute('tabindex', '0');
  group.setAttribute('role', 'button');
  group.addEventListener('click', () => choose(place));
  group.addEventListener('keydown', event => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(place);
    }
  });
  for (const [kind, on] of [['mouseenter', true], ['focus', true], ['mouseleave', false], ['blur', false]]) {
    group.addEventListener(kind, () => {
      const through = view.moves.filter(move => chooses(move, [...selected, place]));
      if (through.length === 1) preview(through[0], wayBy(through[0], [...selected, place]), on);
    });
  }
}

function isLine(group) {
  const shape = group.querySelector(':scope > :not(text, title)');
  return Boolean(shape) && shape.getAttribute('fill') === 'none';
}

// The part of the drawing that is shown: what the start of the play has drawn, with a margin, so that the board keeps its place.
let frame = { key: '', box: [0, 0, 0, 0] };

// What is drawn, without the ground and the title of the picture: each node with its box.
function parts(svg) {
  return [...svg.children].slice(2).filter(node => node.getBBox && node.textContent + node.localName !== 'text')
    .map(node => { const { x, y, width, height } = node.getBBox(); return { node, x, y, width, height }; });
}

function crop(shown) {
  const box = [Math.min(frame.box[0], ...shown.map(one => one.x)), Math.min(frame.box[1], ...shown.map(one => one.y)),
    Math.max(frame.box[2], ...shown.map(one => one.x + one.width)), Math.max(frame.box[3], ...shown.map(one => one.y + one.height))];
  frame.box = box;
  return { x: box[0] - MARGIN, y: box[1] - MARGIN, width: Math.max(40, box[2] - box[0]) + 2 * MARGIN, height: Math.max(20, box[3] - box[1]) + 2 * MARGIN };
}

// Returns where lines begin, of which none is wider than a width, if what is drawn has gaps there; numbers and signs stay before what follows.
function lineStarts(shown, wide) {
  const blocks = [];
  for (const one of [...shown].sort((a, b) => a.x - b.x)) {
    const last = blocks[blocks.length - 1];
    const text = one.node.localName === 'text';
    if (!last || (one.x > last.end + GAP && !last.text)) blocks.push({ from: one.x, end: one.x + one.width, text });
    else Object.assign(last, { end: Math.max(last.end, one.x + one.width), text: last.text && text });
  }
  const starts = [];
  for (const block of blocks) if (!starts.length || block.end - starts[starts.length - 1] > wide) starts.push(block.from);
  return starts;
}

// Moves what would be beyond the screen into further lines.
function breakLines(shown) {
  frame.high ||= Math.max(...shown.map(one => one.y + one.height)) - Math.min(...shown.map(one => one.y)) + 2 * MARGIN;
  for (const one of shown) {
    const line = Math.max(0, frame.starts.filter(start => start <= one.x + one.width / 2).length - 1);
    const [right, down] = [frame.starts[0] - frame.starts[line], line * frame.high];
    one.node.setAttribute('transform', 'translate(' + right + ' ' + down + ')');
    one.x += right;
    one.y += down;
  }
}

// The least distance of the middles of two places, in the direction in which they are farther apart.
function closest(groups) {
  const middles = groups.map(group => group.getBBox()).map(box => [box.x + box.width / 2, box.y + box.height / 2]);
  let least = Infinity;
  middles.forEach((one, i) => {
    for (let j = 0; j < i; j++) {
      const apart = Math.max(Math.abs(one[0] - middles[j][0]), Math.abs(one[1] - middles[j][1]));
      if (apart > 1) least = Math.min(least, apart);
    }
  });
  return least;
}

// Makes the board as large as there is room, and each place large enough for a finger unless the board became many screens high; what is
// then wider than the screen scrolls.
function fit(svg) {
  if (!page.drawing.clientWidth) return;
  for (const hit of svg.querySelectorAll('.hit')) hit.remove();
  // The boxes of letters are exact only at the size in which the board is drawn.
  svg.removeAttribute('style');
  svg.setAttribute('viewBox', ['0 0', svg.getAttribute('width'), svg.getAttribute('height')].join(' '));
  for (const node of svg.children) node.removeAttribute('transform');
  const shown = parts(svg);
  const areas = groupsOf('g.live').filter(group => !isLine(group));
  const least = areas.length ? (innerWidth < 900 ? LEAST_PLACE : LEAST_PLACE / 1.5) / Math.min(40, closest(areas)) : 0;
  const room = page.drawing.clientWidth;
  if (frame.key !== state.text || Math.abs(frame.room - room) > SCROLLBAR) frame = { key: state.text, room, box: [Infinity, Infinity, -Infinity, -Infinity] };
  if (frame.drawn !== svg.getAttribute('width')) {
    frame.drawn = svg.getAttribute('width');
    frame.starts = lineStarts(shown, least ? room / least - 2 * MARGIN : Infinity);
    frame.high = 0;
  }
  if (frame.starts.length > 1) breakLines(shown);
  const { x, y, width, height } = crop(shown);
  svg.setAttribute('viewBox', [x, y, width, height].join(' '));
  // The ground of the drawing covers what is shown, which may begin elsewhere.
  const ground = svg.querySelector(':scope > rect[width="100%"]');
  if (ground) for (const [name, value] of [['x', x], ['y', y]]) ground.setAttribute(name, value);
  const scale = Math.max(Math.min(least, HIGHEST * innerHeight / height), Math.min(1.8, room / width, Math.max(200, 0.55 * innerHeight) / height));
  svg.style.width = scale * width + 'px';
  svg.style.height = scale * height + 'px';
  // A board that becomes wider keeps its left side as far as there is room.
  frame.left ??= (room - scale * width) / 2;
  svg.style.marginLeft = Math.max(0, Math.min(frame.left, room - scale * width)) + 'px';
  for (const group of groupsOf('g.live')) widen(group, LEAST_PLACE / scale);
  page.wide.hidden = page.drawing.scrollWidth <= page.drawing.clientWidth + 1;
  if (page.wide.hidden) page.drawing.removeAttribute('tabindex');
  else page.drawing.tabIndex = 0;
}

// A thin line gets a broad invisible one above it, and a small place an invisible square, which are easy to hit.
function widen(group, least) {
  const box = group.getBBox();
  if (isLine(group)) {
    const hit = group.querySelector(':scope > :not(text, title)').cloneNode();
    hit.setAttribute('class', 'hit');
    hit.setAttribute('stroke-width', least);
    group.append(hit);
  } else if (Math.min(box.width, box.height) < least) {
    const [wide, high] = [Math.max(least, box.width), Math.max(least, box.height)];
    group.append(svgElement('rect', { class: 'hit area', x: box.x + (box.width - wide) / 2, y: box.y + (box.height - high) / 2, width: wide, height: high }));
  }
}

function refocus(place, at) {
  const groups = groupsOf('g.live');
  const next = groups.find(group => placeOf(group) === place) || groups[Math.min(at, groups.length - 1)];
  (next || page.status).focus();
}

function choose(place) {
  const again = selected.includes(place);
  let places = again ? selected : [...selected, place];
  let candidates = view.moves.filter(move => chooses(move, places));
  if (!candidates.length) {
    places = [place];
    candidates = view.moves.filter(move => chooses(move, places));
  }
  const exact = candidates.filter(move => chosenBy(move, places));
  if (candidates.length === 1 || (again && exact.length === 1)) {
    const move = (again && exact.length === 1 ? exact : candidates)[0];
    play(move.move, wayBy(move, places));
    return;
  }
  selected = again && !exact.length ? selected.filter(one => one !== place) : places;
  markBoard();
  drawMoves();
}

// The best that a player can reach through a place.
function told(moves) {
  if (page.hidden.checked || !moves.length) return '';
  if (moves.some(move => move.outcome === 'P')) return 'wins';
  return moves.every(move => move.outcome === 'N') ? 'loses' : '';
}

function markBoard() {
  page.drawing.classList.toggle('blind', page.hidden.checked);
  const candidates = selected.length ? view.moves.filter(move => chooses(move, selected)) : [];
  const near = new Set(candidates.flatMap(move => move.touches.flatMap(touch => chosenPlaces(move, touch))));
  for (const group of groupsOf()) {
    const place = placeOf(group);
    const through = view.moves.filter(move => chooses(move, selected.includes(place) ? selected : [...selected, place]));
    group.classList.toggle('chosen', selected.includes(place));
    group.classList.toggle('near', near.has(place) && !selected.includes(place));
    if (!group.classList.contains('live')) continue;
    const outcome = told(through);
    group.setAttribute('aria-pressed', String(selected.includes(place)));
    group.setAttribute('aria-label', placeWords(group, through, outcome));
    tint(group, outcome);
  }
  const placeless = view.moves.filter(move => !move.touches.length).length;
  page.hint.textContent = !selected.length && placeless
    ? (placeless === view.moves.length ? t('The moves of this game have no place on the board: choose them in the list, which shows the position after each.')
      : t('Some moves of this game have no place on the board: choose them in the list, which shows the position after each.'))
    : selected.length ? t('{0} moves have this place: choose a second place, the same again, or a move from the list.', candidates.length) : '';
}

// A place in words, such as: heap 1, take 3, leaves 0, wins.
function placeWords(group, through, outcome) {
  const [first, second] = group.dataset.place.split(',');
  const part = view.components ? Number(group.dataset.component) + 1 : 1;
  const heap = through.length === 1 && alone(through[0].name).match(/^(\d+)→(\d+)$/);
  const cell = /^\d+,\d+$/.test(group.dataset.place) && view.drawing.includes('data-place="1,1"');
  const where = heap ? t('heap {0}, take {1}, leaves {2}', part, heap[1] - heap[2], heap[2])
    : (cell ? t('row {0}, column {1}', first, second) : t('place {0}', group.dataset.place)) + (view.components ? t(' of part {0}', part) : '');
  const end = outcome === 'wins' ? t(', wins') : outcome === 'loses' ? t(', loses') : '';
  return where + (through.length > 1 ? t(', {0} moves', through.length) : '') + end;
}

// Colours a place and puts a mark beside the colour.
function tint(group, outcome) {
  for (const old of group.querySelectorAll(':scope > .tint, :scope > .badge')) old.remove();
  group.classList.toggle('wins', outcome === 'wins');
  group.classList.toggle('loses', outcome === 'loses');
  const shape = group.querySelector(':scope > :not(text, title, .hit)');
  if (!outcome || !shape) return;
  const box = shape.getBBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const line = isLine(group);
  const copy = shape.cloneNode();
  for (const name of ['fill', 'stroke', 'stroke-width']) copy.removeAttribute(name);
  copy.setAttribute('class', line ? 'tint line' : 'tint');
  if (line) copy.style.strokeWidth = '10px';
  else copy.setAttribute('transform', 'translate(' + x + ' ' + y + ') scale(.84) translate(' + -x + ' ' + -y + ')');
  const size = Math.min(18, line ? 14 : Math.max(8, 0.4 * Math.min(box.width, box.height)));
  const small = line || Math.min(box.width, box.height) < 20;
  const badge = svgElement('text', { class: 'badge', 'aria-hidden': 'true', 'font-size': size,
    x: small ? x : box.x + box.width - 0.55 * size, y: small ? y : box.y + 0.6 * size });
  badge.textContent = outcome === 'wins' ? '✓' : '✗';
  if (line) group.prepend(copy);
  else shape.after(copy);
  group.append(badge);
}

// Shows what a move changes, before it does.
function preview(move, way, on) {
  const touch = move.touches[way] || move.touches[0];
  const places = new Set(touch ? touch.changed.map(one => move.component + ':' + one) : []);
  for (const group of groupsOf()) group.classList.toggle('preview', on && places.has(placeOf(group)));
}
