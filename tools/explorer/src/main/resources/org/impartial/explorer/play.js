'use strict';

// Play: who moves, steps back and forth, hints and judgements.
let lastTouch = null;

// The server ends the work on a question when the next one aborts it.
async function show(next, { seconds, push } = {}) {
  const number = ++asked;
  if (pending) pending.abort();
  pending = new AbortController();
  page.error.textContent = '';
  document.body.setAttribute('aria-busy', 'true');
  try {
    const answer = await answered(question(next), seconds, pending.signal);
    if (number !== asked) return false;
    Object.assign(state, next);
    view = answer;
    writeAddress(push);
    draw();
    fillMade();
    return true;
  } catch (problem) {
    if (number === asked) page.error.textContent = problem.message;
    return false;
  } finally {
    if (number === asked) document.body.removeAttribute('aria-busy');
  }
}

async function make(move, way, push) {
  const made = view.moves.find(one => one.move === move);
  const touch = made && made.touches[way || 0];
  const places = touch ? touch.changed.map(one => made.component + ':' + one) : null;
  const ways = [...Array(state.moves.length).keys()].map(i => state.ways[i] || 0);
  lastTouch = places;
  if (await show({ ...state, moves: [...state.moves, move], ways: [...ways, way || 0], undone: [] }, { push })) return true;
  lastTouch = null;
  return false;
}

async function play(move, way) {
  const solved = JSON.stringify(question(state)) === puzzle;
  if (!await make(move, way, true)) return;
  if (solved) await judge();
  await replies();
}

// Whether the machine is to move.
function machineMoves() {
  return page.machine.value.includes(state.moves.length % 2 ? '2' : '1');
}

// Lets the machine move as long as it is its turn and nothing else happens.
async function replies() {
  while (machineMoves() && view.best) {
    const number = asked;
    await new Promise(done => setTimeout(done, Number(page.pace.value)));
    if (number !== asked || !await reply()) return;
  }
}

// The move of the machine: that of the book, if there is one and it covers the position; else that of the perfect player.
async function reply() {
  const byBook = view.book && view.book.move;
  const chosen = byBook || view.best;
  const move = view.moves.find(one => one.move === chosen) || (byBook ? view.book : { move: chosen, name: chosen });
  const made = named(move);
  const text = byBook ? t('The machine played {0} from the book, because {1}. ', made, bookReason())
    : (view.book ? t('The machine played {0}, found by search, because {1}. ', made, view.book.reason) : t('The machine played {0}. ', made))
      + (view.guess ? guessed() : '');
  if (!await make(chosen, 0, false)) return false;
  page.status.textContent = text + turn();
  return true;
}

// Why the move of the machine is not known to be the best.
function guessed() {
  if (!view.outcome) return t('It is any move that is not known to lose, as the outcome is not known. ');
  return view.outcome === 'N'
    ? t('A winning move exists and is not known; this one is not known to lose. ')
    : t('It is any move that is not known to be worse than others. ');
}

// Goes to the position after a number of moves, of those made and those taken back.
function goTo(plies) {
  const all = [...state.moves.map((move, i) => ({ move, way: state.ways[i] || 0 })), ...state.undone];
  lastTouch = null;
  return show({ ...state, moves: all.slice(0, plies).map(one => one.move), ways: all.slice(0, plies).map(one => one.way), undone: all.slice(plies) }, { push: true });
}

// Takes back the last move of a person, with the reply of the machine.
function undo() {
  if (!state.moves.length) return;
  const alone = page.machine.value.length === 1;
  const back = alone && state.moves.length > 1 && !machineMoves() ? 2 : 1;
  goTo(state.moves.length - back);
}

function redo() {
  if (!state.undone.length) return;
  const alone = page.machine.value.length === 1;
  goTo(state.moves.length + (alone && state.undone.length > 1 && !machineMoves() ? 2 : 1));
}

async function start(text, convention) {
  lastTouch = null;
  if (await show({ text, play: convention, moves: [], ways: [], undone: [] }, { push: true })) await replies();
}

// Shows one winning move on the board and in the list.
function clue() {
  const move = view.outcome === 'N' && !view.guess && view.moves.find(one => one.move === view.best);
  if (!move) {
    page.verdict.textContent = view.outcome === 'P' ? t('Every move loses against best play.') : view.outcome === 'D' ? t('No move wins; some draw.') : t('No winning move is known.');
    return;
  }
  page.verdict.textContent = t('A winning move: {0}', named(move));
  preview(move, 0, true);
  for (const button of page.list.querySelectorAll('button')) button.classList.toggle('clue', button.dataset.move === move.move);
}

// Judges the last move of a person by the outcomes before and after it.
async function judge() {
  let ply = state.moves.length - 1;
  if (page.machine.value.length === 1 && page.machine.value === String(ply % 2 + 1)) ply--;
  if (ply < 0) {
    page.verdict.textContent = t('No move has been made.');
    return;
  }
  const before = await answered(question(state, ply));
  const after = await answered(question(state, ply + 1));
  const ends = after.remoteness === undefined ? '' : ' ' + t('Play ends after {0} more moves; it was {1}.', after.remoteness, before.remoteness ?? '?');
  page.verdict.textContent = (!before.outcome || !after.outcome ? t('This is not known.')
    : before.outcome === 'P' ? t('Every move loses here.')
    : after.outcome === 'P' ? t('Right: this move wins.')
    : before.outcome === 'N' ? t('Wrong: the position was won, and is not won any more. A winning move: {0}', before.guess ? '?' : winning(before))
    : after.outcome === 'D' ? t('Right: this move draws.') : t('Wrong: the position was a draw, and is lost.')) + ends;
}

function winning(before) {
  const best = before.moves.find(move => move.move === before.best);
  return best ? best.name : before.best || '?';
}

// ---- the display

function turn() {
  if (view.table) return t('There is nothing to play here: the answer is about many positions.');
  const two = state.moves.length % 2 === 1;
  if (view.moves.length || view.unlisted) {
    if (view.players) return t('It is the turn of {0}.', view.players[0]);
    return two ? t('Player two is to move.') : t('Player one is to move.');
  }
  const end = view.outcome || (view.play === 'misere' ? 'N' : 'P');
  if (end === 'D') return t('Play has ended: neither player wins.');
  if (view.players) return t('Play has ended. The winner is {0}.', view.players[end === 'N' ? 0 : 1]);
  return (end === 'N') === two ? t('Play has ended: player two wins.') : t('Play has ended: player one wins.');
}

function draw() {
  selected = [];
  const inList = page.list.contains(document.activeElement);
  page.text.value = state.text;
  page.misere.checked = view.play === 'misere';
  page.undo.disabled = page.again.disabled = page.judge.disabled = !state.moves.length;
  page.redo.disabled = !state.undone.length;
  page.answer.disabled = page.clue.disabled = !view.best;
  page.puzzle.disabled = Boolean(view.table);
  page.moves.hidden = Boolean(view.table);
  page.misere.disabled = Boolean(world || view.table);
  page.machine.disabled = page.swap.disabled = Boolean(view.table);
  page.status.textContent = turn();
  page.verdict.textContent = '';
  page.position.textContent = view.title;
  drawBoard();
  drawKnown();
  drawMoves();
  drawMade();
  card();
  if (inList) (page.list.querySelector('button') || page.status).focus();
}
