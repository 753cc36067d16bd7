'use strict';

// Puzzles: positions of random play in which one move wins, up to symmetry, with the outcomes hidden.
const PUZZLE_PLAYS = 8;
const PUZZLE_MOVES = 60;
const PUZZLE_MILLISECONDS = 6000;
let puzzle = '';

function isPuzzle(found) {
  const classes = found.moves.filter(move => move.like === undefined);
  return found.outcome === 'N' && !found.unlisted && classes.length > 2 && classes.every(move => move.outcome)
    && classes.filter(move => move.outcome === 'P').length === 1;
}

// Plays at random from the start, and returns the moves to one of the puzzles that were passed; null if there is none.
async function puzzleMoves() {
  const end = Date.now() + PUZZLE_MILLISECONDS;
  for (let play = 0; play < PUZZLE_PLAYS && Date.now() < end; play++) {
    const fits = [];
    for (let moves = []; moves.length < PUZZLE_MOVES && Date.now() < end;) {
      const found = await answered(question({ ...state, moves, ways: [] }));
      if (isPuzzle(found) && moves.join() !== state.moves.join()) fits.push(moves);
      if (!found.moves.length) break;
      moves = [...moves, found.moves[Math.floor(Math.random() * found.moves.length)].move];
    }
    if (fits.length) return fits[Math.floor(Math.random() * fits.length)];
  }
  return null;
}

async function newPuzzle() {
  const number = asked;
  const moves = await puzzleMoves();
  if (number !== asked) return;
  if (!moves) {
    page.verdict.textContent = t('No position with one winning move was found from this start.');
    return;
  }
  page.hidden.checked = true;
  page.machine.value = '';
  if (!await show({ ...state, moves, ways: [], undone: [] }, { push: true })) return;
  puzzle = JSON.stringify(question(state));
  page.verdict.textContent = t('Puzzle: find the move that wins.');
}
