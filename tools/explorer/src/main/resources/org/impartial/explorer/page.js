'use strict';

// The state of the page is a position as text, the convention, the moves made from it, and the moves taken back.
const state = { text: 'nim 3 5 7', play: '', moves: [], undone: [] };
const page = {};
// The choices that the address keeps, so that a reload hides what was hidden.
const CHOICES = ['hidden', 'opponent'];
// The longest time that the server allows for an answer.
const LONGER_SECONDS = 10;
for (const node of document.querySelectorAll('[id]')) page[node.id] = node;
let view = null;
let selected = [];
let asked = 0;
let pending = null;
let games = [];
let book = '';

// A page that needs no server holds the positions that can be reached.
const world = page.world ? JSON.parse(page.world.textContent) : null;

function look(request) {
  if (request.explore === 'games') return { games: world.games };
  let found = world.views[0];
  for (const move of request.moves) {
    const made = found.moves.find(one => one.move === move || one.name === move);
    if (!made) throw new Error('there is no move ' + move + ' here; choose one from the list');
    found = world.views[made.to];
  }
  return opened(found);
}

// Returns a view of a page without a server with the lines that it shares with others.
function opened(view) {
  const moves = view.moves.map(move => ({ name: move.move, ...withLines(move), touches: JSON.parse(joined(move.touches)) }));
  return { ...withLines(view), moves };
}

function withLines(node) {
  const own = { ...node };
  for (const field of ['drawing', 'reason']) if (own[field] !== undefined) own[field] = joined(own[field]);
  return own;
}

// Returns the lines whose numbers are written, such as 3-7,12.
function joined(numbers) {
  return numbers.split(',').flatMap(range => {
    const [from, to = from] = range.split('-').map(Number);
    return world.lines.slice(from, to + 1);
  }).join('\n');
}

async function ask(request, signal) {
  if (world) return look(request);
  const answer = await fetch('ask', { method: 'POST', body: JSON.stringify(request), signal });
  const json = await answer.json();
  if (json.error) throw new Error(json.error);
  return json;
}

function element(name, text, kind) {
  const node = document.createElement(name);
  if (text !== undefined) node.textContent = text;
  if (kind) node.className = kind;
  return node;
}

// ---- the address: a link restores the position

function writeAddress() {
  const fields = new URLSearchParams({ text: state.text });
  if (state.play) fields.set('play', state.play);
  for (const choice of CHOICES) if (page[choice].checked) fields.set(choice, '1');
  for (const move of state.moves) fields.append('move', move);
  history.replaceState(null, '', '#' + fields.toString().replace(/\+/g, '%20'));
}

function readAddress() {
  const fields = new URLSearchParams(location.hash.slice(1));
  if (!fields.has('text')) return;
  state.text = fields.get('text');
  state.play = fields.get('play') || '';
  state.moves = fields.getAll('move');
  for (const choice of CHOICES) page[choice].checked = fields.has(choice);
  state.undone = [];
}

// ---- requests and their answers

// The server ends the work on a question when the next one aborts it.
async function show(next, seconds) {
  const number = ++asked;
  if (pending) pending.abort();
  pending = new AbortController();
  page.error.textContent = '';
  document.body.setAttribute('aria-busy', 'true');
  try {
    const request = { explore: 'position', text: next.text, moves: next.moves };
    if (next.play) request.play = next.play;
    if (seconds) request.seconds = seconds;
    const answer = await ask(request, pending.signal);
    if (number !== asked) return false;
    Object.assign(state, next);
    view = answer;
    view.patient = Boolean(seconds);
    writeAddress();
    draw();
    return true;
  } catch (problem) {
    if (number === asked) page.error.textContent = problem.message;
    return false;
  } finally {
    if (number === asked) document.body.removeAttribute('aria-busy');
  }
}

async function play(move) {
  if (!await show({ ...state, moves: [...state.moves, move], undone: [] })) return;
  if (page.opponent.checked && view.best) await reply();
}

// The move of the opponent: that of the book, if there is one and it covers the position; else that of the perfect player.
async function reply() {
  const byBook = view.book && view.book.move;
  const chosen = byBook || view.best;
  const move = view.moves.find(one => one.move === chosen) || (byBook ? view.book : { move: chosen, name: chosen });
  const made = named(move);
  const basis = byBook ? ' from the book, because ' + bookReason() + '. '
    : (view.book ? ', found by search, because ' + view.book.reason + '. ' : '. ')
      + (view.guess ? guessed() : '');
  if (await show({ ...state, moves: [...state.moves, chosen], undone: [] })) {
    page.status.textContent = 'The opponent played ' + made + basis + turn();
  }
}

// Why the move of the opponent is not known to be the best.
function guessed() {
  if (!view.outcome) return 'It is any move that is not known to lose, as the outcome is not known. ';
  return view.outcome === 'N'
    ? 'A winning move exists and is not known; this one is not known to lose. '
    : 'It is any move that is not known to be worse than others. ';
}

function undo() {
  if (!state.moves.length) return;
  const last = state.moves[state.moves.length - 1];
  show({ ...state, moves: state.moves.slice(0, -1), undone: [last, ...state.undone] });
}

function redo() {
  if (!state.undone.length) return;
  show({ ...state, moves: [...state.moves, state.undone[0]], undone: state.undone.slice(1) });
}

function start(text, convention) {
  return show({ text, play: convention, moves: [], undone: [] });
}

// ---- the display

function turn() {
  if (view.table) return 'There is nothing to play here: the answer is about many positions.';
  if (view.moves.length || view.unlisted) {
    return (view.players ? view.players[0] : 'Player ' + (state.moves.length % 2 ? 'two' : 'one')) + ' is to move.';
  }
  const players = view.players || (state.moves.length % 2 ? ['player two', 'player one'] : ['player one', 'player two']);
  const end = view.outcome || (view.play === 'misere' ? 'N' : 'P');
  return 'Play has ended: ' + (end === 'D' ? 'neither player' : players[end === 'N' ? 0 : 1]) + ' wins.';
}

// The colour is that of the player to move: of a position, and of a move for the player who makes it. The letter has none.
function mark(outcome, after) {
  const words = after
    ? { P: '✓ wins (P)', N: '✗ loses (N)', D: '= draws (D)' }
    : { P: 'The player to move will lose (P)', N: 'The player to move can win (N)', D: 'The player to move can draw (D)' };
  const good = outcome === (after ? 'P' : 'N');
  return element('span', words[outcome], 'mark ' + outcome + (outcome === 'D' ? ' draw' : good ? ' win' : ' lose'));
}

function draw() {
  selected = [];
  page.text.value = state.text;
  page.misere.checked = view.play === 'misere';
  page.undo.disabled = !state.moves.length;
  page.redo.disabled = !state.undone.length;
  page.answer.disabled = !view.best;
  page.moves.hidden = Boolean(view.table);
  page.misere.disabled = Boolean(world || view.table);
  page.opponent.disabled = Boolean(view.table);
  page.status.textContent = turn();
  page.position.textContent = view.title;
  drawBoard();
  drawKnown();
  drawMoves();
  card();
}

function drawBoard() {
  page.drawing.replaceChildren();
  page.hint.textContent = '';
  if (!view.drawing) {
    page.drawing.append(element('p', view.undrawn));
    return;
  }
  const svg = document.importNode(new DOMParser().parseFromString(view.drawing, 'image/svg+xml').documentElement, true);
  // Larger than drawn where there is room; where there is none, it scrolls before its words become too small.
  const width = svg.viewBox.baseVal.width;
  svg.style.width = 1.4 * width + 'px';
  svg.style.minWidth = 0.6 * width + 'px';
  svg.setAttribute('role', view.moves.length ? 'group' : 'img');
  svg.setAttribute('aria-label', 'Board: ' + view.title);
  for (const group of svg.querySelectorAll('g[data-place]')) {
    const place = placeOf(group);
    if (!view.moves.some(move => chooses(move, [place]))) continue;
    group.classList.add('live');
    group.setAttribute('tabindex', '0');
    group.setAttribute('role', 'button');
    group.setAttribute('aria-label', 'place ' + group.dataset.place + (view.components ? ' of part ' + (Number(group.dataset.component) + 1) : ''));
    group.addEventListener('click', () => choose(place));
    group.addEventListener('keydown', event => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        choose(place);
      }
    });
  }
  page.drawing.append(svg);
  if (page.drawing.scrollWidth > page.drawing.clientWidth) page.drawing.tabIndex = 0;
  else page.drawing.removeAttribute('tabindex');
  markBoard();
}

function placeOf(group) {
  return group.dataset.component + ':' + group.dataset.place;
}

// Returns whether some way to choose a move has all these places.
function chooses(move, places) {
  return move.touches.some(touch => places.every(place => touch.chosen.some(one => move.component + ':' + one === place)));
}

// Returns whether exactly these places choose a move.
function chosenBy(move, places) {
  return move.touches.some(touch => new Set(touch.chosen).size === places.length
    && touch.chosen.every(one => places.includes(move.component + ':' + one)));
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
    play((again && exact.length === 1 ? exact : candidates)[0].move);
    return;
  }
  selected = again && !exact.length ? selected.filter(one => one !== place) : places;
  markBoard();
  drawMoves();
}

function markBoard() {
  const candidates = selected.length ? view.moves.filter(move => chooses(move, selected)) : [];
  const near = new Set(candidates.flatMap(move => move.touches.flatMap(touch => touch.chosen.map(one => move.component + ':' + one))));
  for (const group of page.drawing.querySelectorAll('g[data-place]')) {
    const place = placeOf(group);
    group.classList.toggle('chosen', selected.includes(place));
    group.classList.toggle('near', near.has(place) && !selected.includes(place));
    if (group.hasAttribute('tabindex')) group.setAttribute('aria-pressed', String(selected.includes(place)));
  }
  const placeless = view.moves.filter(move => !move.touches.length).length;
  page.hint.textContent = !selected.length && placeless
    ? (placeless === view.moves.length ? 'The moves' : 'Some moves') + ' of this game have no place on the board: choose them in the list, which shows the position after each.'
    : selected.length
    ? candidates.length + ' moves have this place: choose a second place, the same again, or a move from the list.'
    : '';
}

function drawKnown() {
  page.values.hidden = page.hidden.checked;
  page.outcome.replaceChildren();
  if (view.outcome) page.outcome.append(mark(view.outcome, false), ' ');
  page.outcome.append(facts(view));
  if (view.unsolved && !view.by) page.outcome.append(' ' + view.unsolved);
  page.longer.hidden = Boolean(world || view.patient || !view.late);
  page.says.textContent = view.book ? bookSays() : '';
  page.reason.textContent = view.reason ? 'Why: ' + view.reason : view.by ? 'Why: the book has this value' : '';
  page.sum.replaceChildren();
  if (view.components) page.sum.append(columns());
  page.words.hidden = !view.strategy;
  page.strategy.textContent = view.strategy || '';
  page.best.hidden = !(view.tree && view.tree.length);
  page.tree.replaceChildren();
  if (view.tree) page.tree.append(branches(view.tree, 0));
  page.around.replaceChildren();
  if (view.plot) page.around.append(plotted(view.plot));
  if (view.map) page.around.append(mapped(view.map));
  page.table.replaceChildren();
  if (view.table) page.table.append(surveyed(view.table));
}

function bookReason() {
  return view.book.reason.replace(/^by the book /, '');
}

// The value of the position and the next move by the book.
function bookSays() {
  const value = view.book.grundy === undefined ? '' : 'the Grundy value is ' + view.book.grundy + '; ';
  if (view.book.move) return 'The book: ' + value + named(view.book) + ' ' + (view.book.kind === 'wins' ? 'wins' : 'loses like every move') + ', because ' + bookReason() + '.';
  if (view.book.reason) return 'The book: ' + value + view.book.reason + '; here the opponent searches.';
  return value ? 'The book: ' + value + 'play has ended.' : '';
}

// The tree of best play: each move is a button that makes the moves up to it.
function branches(nodes, depth, before = []) {
  const list = element('ul');
  for (const node of nodes) {
    const item = element('li');
    const button = element('button', named(node));
    button.type = 'button';
    const line = [...before, node.move];
    button.addEventListener('click', () => show({ ...state, moves: [...state.moves, ...line], undone: [] }));
    item.append(button);
    if (node.replies.length) item.append(branches(node.replies, depth + 1, line));
    list.append(item);
  }
  if (nodes.length && nodes[0].of) list.append(element('li', nodes.length + ' of ' + nodes[0].of + ' moves'));
  return list;
}

function svgElement(name, fields) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(fields)) node.setAttribute(key, value);
  return node;
}

function figure(title, node) {
  const all = element('figure');
  all.append(element('figcaption', title), node);
  return all;
}

// The values of the heaps from 0 on as bars; the heap on the board is dark and has a mark.
function plotted(plot) {
  const most = Math.max(1, ...plot.values);
  const width = 360 / plot.values.length;
  const svg = svgElement('svg', { viewBox: '0 0 360 130', role: 'img', 'aria-label': 'Grundy values of the heaps from 0 to ' + (plot.values.length - 1) });
  plot.values.forEach((value, heap) => {
    const height = 100 * value / most;
    const bar = svgElement('rect', { x: heap * width + 0.5, y: 110 - height, width: Math.max(1, width - 1), height: Math.max(1, height), class: heap === plot.at ? 'here' : 'bar' });
    const title = svgElement('title', {});
    title.textContent = 'G(' + heap + ') = ' + value;
    bar.append(title);
    svg.append(bar);
  });
  const mark = svgElement('text', { x: Math.min(340, Math.max(6, (plot.at + 0.5) * width)), y: 126, 'text-anchor': 'middle' });
  mark.textContent = '▲';
  svg.append(mark);
  return figure('Grundy values of heaps 0 to ' + (plot.values.length - 1) + ', here ' + plot.at + ': ' + plot.values[plot.at], svg);
}

// The values of pairs of heaps as a table: zeros are marked, greater values are darker, the position has a frame.
function mapped(map) {
  const most = Math.max(1, ...map.values.flat());
  const table = element('table', undefined, 'map');
  const head = element('tr');
  head.append(element('td', ''));
  map.values[0].forEach((value, column) => head.append(element('th', String(column))));
  table.append(head);
  map.values.forEach((cells, row) => {
    const line = element('tr');
    line.append(element('th', String(row)));
    cells.forEach((value, column) => {
      const shade = value === 0 ? 'zero' : 'shade' + Math.ceil(4 * value / most);
      const here = row === map.row && column === map.column;
      const cell = element('td', String(value), shade + (here ? ' here' : ''));
      if (here) cell.setAttribute('aria-current', 'true');
      line.append(cell);
    });
    table.append(line);
  });
  const frame = element('div', undefined, 'wide');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', 'Grundy values of two heaps');
  frame.append(table);
  return figure('Grundy values of two heaps; the frame is the position, 0 is P', frame);
}

// The answer to a question about many positions.
function surveyed(rows) {
  const frame = element('div', undefined, 'wide');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', 'Answer');
  const table = element('table');
  for (const row of rows) {
    const line = element('tr');
    line.append(element('th', row.name), ...row.cells.map(cell => element('td', cell)));
    table.append(line);
  }
  frame.append(table);
  const id = (state.text.match(/^[\w-]+/) || [''])[0];
  const game = games.find(one => one.id === id);
  if (game) frame.append(element('p', game.rules), element('p', 'Position: ' + game.position + '. Moves: ' + game.move + '.'));
  return frame;
}

function facts(node) {
  const words = [];
  if (node.grundy !== undefined) words.push((typeof node.grundy === 'string' ? 'loopy value ' : 'Grundy value ') + node.grundy);
  if (node.remoteness !== undefined) words.push('remoteness ' + node.remoteness);
  if (node.form !== undefined) words.push('form ' + node.form);
  if (node.by) words.push('by the ' + node.by);
  return words.join(', ');
}

// The columns of the nim-sum, where all values are small numbers; else the values alone.
function columns() {
  const values = view.components.map(part => part.grundy);
  const binary = view.play === 'normal' && values.every(value => Number.isSafeInteger(value));
  const width = binary ? Math.max(1, ...values.map(value => value.toString(2).length)) : 0;
  const table = element('table');
  const head = element('tr');
  head.append(element('th', 'Part'), element('th', view.play === 'normal' ? 'Value' : 'Alone'));
  if (binary) head.append(element('th', 'Binary'));
  table.append(head);
  view.components.forEach(part => {
    const row = element('tr');
    row.append(element('td', part.text), element('td', String(part.grundy ?? [part.outcome ?? '?', part.form].join(' '))));
    if (binary) row.append(element('td', part.grundy.toString(2).padStart(width), 'bits'));
    table.append(row);
  });
  if (binary && Number.isSafeInteger(view.grundy)) {
    const row = element('tr');
    row.append(element('th', 'Nim-sum'), element('td', String(view.grundy)), element('td', view.grundy.toString(2).padStart(width), 'bits'));
    table.append(row);
  }
  return table;
}

// In a sum the name of a heap's move does not identify the part that it changes.
function named(move) {
  return view.components ? 'part ' + (move.component + 1) + ': ' + move.name.replace(/^component \d+ move /, '') : move.name;
}

function drawMoves() {
  const moves = selected.length ? view.moves.filter(move => chooses(move, selected)) : view.moves;
  page.listing.textContent = view.unlisted || (view.moves.length || view.table ? '' : 'There is no move.');
  page.list.replaceChildren(...moves.map(move => {
    const item = element('li');
    const button = element('button');
    button.type = 'button';
    button.dataset.move = move.move;
    button.append(element('span', named(move), 'name'));
    if (move.drawing) {
      const picture = document.importNode(new DOMParser().parseFromString(move.drawing, 'image/svg+xml').documentElement, true);
      picture.setAttribute('aria-hidden', 'true');
      picture.classList.add('after');
      button.append(picture);
    }
    if (!page.hidden.checked) {
      if (move.outcome) button.append(mark(move.outcome, true));
      const known = facts(move);
      if (known) button.append(element('span', known));
      if (!move.outcome) button.append(element('span', 'not known in time'));
    }
    button.addEventListener('click', () => play(move.move));
    item.append(button);
    return item;
  }));
}

// ---- the games

function card() {
  const id = (state.text.match(/^[\w-]+/) || [''])[0];
  const game = games.find(one => one.id === id);
  page.game.value = game ? id : '';
  page.rules.replaceChildren();
  if (!game) return;
  for (const [name, text] of [['', game.rules], ['Theory: ', game.theory], ['Position: ', game.position], ['Move: ', game.move], ['Limits: ', game.limits]]) {
    if (text) page.rules.append(element('p', name + text));
  }
}

function listGames() {
  const groups = new Map();
  for (const game of games) {
    if (!groups.has(game.group)) {
      const group = element('optgroup');
      group.label = game.group;
      groups.set(game.group, group);
    }
    const option = element('option', game.title === game.id ? game.id : game.title + ' (' + game.id + ')');
    option.value = game.id;
    groups.get(game.group).append(option);
  }
  page.game.append(...groups.values());
}

page.game.addEventListener('change', () => {
  const game = games.find(one => one.id === page.game.value);
  if (game) start(game.example, '');
});
page.typed.addEventListener('submit', event => {
  event.preventDefault();
  start(page.text.value, '');
});
page.random.addEventListener('click', async () => {
  try {
    const seed = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
    const drawn = await ask({ explore: 'random', text: state.text, seed });
    await start(drawn.text, drawn.play);
  } catch (problem) {
    page.error.textContent = problem.message;
  }
});
page.movetyped.addEventListener('submit', async event => {
  event.preventDefault();
  const move = page.move.value;
  if (!move.trim()) return;
  page.move.value = '';
  await play(move);
});
page.longer.addEventListener('click', () => show({ ...state }, LONGER_SECONDS));
page.undo.addEventListener('click', undo);
page.redo.addEventListener('click', redo);
page.answer.addEventListener('click', reply);
page.misere.addEventListener('change', async () => {
  if (!await show({ ...state, play: page.misere.checked ? 'misere' : 'normal' })) page.misere.checked = view && view.play === 'misere';
});
page.opponent.addEventListener('change', writeAddress);
page.hidden.addEventListener('change', () => {
  writeAddress();
  if (view) {
    drawKnown();
    drawMoves();
  }
});
window.addEventListener('hashchange', () => {
  readAddress();
  show({ ...state });
});

(async () => {
  try {
    const offered = await ask({ explore: 'games' });
    games = offered.games;
    book = offered.book || '';
  } catch (problem) {
    page.error.textContent = problem.message;
  }
  listGames();
  page.book.hidden = !book;
  if (book) {
    page.book.textContent = 'The opponent has a book and ' + book + '. It searches only where the book has no reply.';
    page.whom.textContent = 'Play against the book';
  }
  if (world) {
    page.choice.hidden = true;
    page.typed.hidden = true;
    page.card.open = true;
    state.play = world.play;
    document.title = page.title.textContent = world.title;
  }
  readAddress();
  if (world) state.text = world.text;
  await show({ ...state });
})();
