'use strict';

// The state of the page is a position as text, the convention, the moves made from it with the ways in which they were chosen, and the
// moves taken back.
const state = { text: 'nim 3 5 7', play: '', moves: [], ways: [], undone: [] };
const page = {};
for (const node of document.querySelectorAll('[id]')) page[node.id] = node;
let view = null;
let asked = 0;
let pending = null;
let games = [];
let book = '';
// Answers by their requests, for steps back and for the outcomes of the moves made.
const known = new Map();
const MOST_KNOWN = 300;
// The longest time that the server allows for an answer.
const LONGER_SECONDS = 10;

// A page that needs no server holds the positions that can be reached.
const world = page.world ? JSON.parse(page.world.textContent) : null;

function look(request) {
  if (request.explore === 'games') return { games: world.games };
  let found = world.views[0];
  for (const [ply, move] of request.moves.entries()) {
    const made = found.moves.find(one => one.move === move || one.name === move);
    if (!made) throw new Error(t('there is no move {0} here; choose one from the list', move));
    found = world.views[made.to[request.ways ? request.ways[ply] : 0] ?? made.to[0]];
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

// Returns the request for the position after the first moves of a play.
function question(play, plies = play.moves.length) {
  const request = { explore: 'position', text: play.text, moves: play.moves.slice(0, plies) };
  if (play.ways.slice(0, plies).some(Boolean)) request.ways = play.ways.slice(0, plies).map(way => way || 0);
  if (play.play) request.play = play.play;
  return request;
}

// Returns the answer for the position after the first moves, if the page has it.
function earlier(plies) {
  return known.get(JSON.stringify(question(state, plies)));
}

async function answered(request, seconds, signal) {
  const key = JSON.stringify(request);
  if (known.has(key) && !seconds) return known.get(key);
  const answer = await ask(seconds ? { ...request, seconds } : request, signal);
  answer.patient = Boolean(seconds);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, answer);
  return answer;
}

// ---- the address: a link restores the position, and a reload hides what was hidden

function writeAddress(push) {
  const fields = new URLSearchParams({ text: state.text });
  if (state.play) fields.set('play', state.play);
  if (page.hidden.checked) fields.set('hidden', '1');
  if (page.machine.value) fields.set('machine', page.machine.value);
  if (page.pace.value !== '0') fields.set('pace', page.pace.value);
  for (const move of state.moves) fields.append('move', move);
  if (state.ways.some(Boolean)) for (const way of state.ways) fields.append('way', way || 0);
  const hash = '#' + fields.toString().replace(/\+/g, '%20');
  if (hash !== location.hash) history[push && location.hash ? 'pushState' : 'replaceState'](null, '', hash);
}

function readAddress() {
  const fields = new URLSearchParams(location.hash.slice(1));
  if (!fields.has('text')) return;
  state.text = fields.get('text');
  state.play = fields.get('play') || '';
  state.moves = fields.getAll('move');
  state.ways = fields.getAll('way').map(Number);
  page.hidden.checked = fields.has('hidden');
  page.machine.value = fields.get('machine') || '';
  page.pace.value = fields.get('pace') || '0';
  state.undone = [];
}
