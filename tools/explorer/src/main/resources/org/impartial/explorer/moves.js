'use strict';

// The list of moves: winning ones first, and moves that symmetry makes equal once, unless a place is chosen.
function drawMoves() {
  const hide = page.hidden.checked;
  const alike = new Map();
  view.moves.forEach((move, index) => { const first = move.like ?? index; alike.set(first, (alike.get(first) || 0) + 1); });
  const shown = view.moves.map((move, index) => ({ move, index }))
    .filter(one => selected.length ? chooses(one.move, selected) : one.move.like === undefined);
  if (!hide) shown.sort((a, b) => rank(a.move) - rank(b.move) || distance(a.move) - distance(b.move) || a.index - b.index);
  page.listing.textContent = view.unlisted || (view.moves.length || view.table ? '' : t('There is no move.'));
  page.list.replaceChildren(...shown.map(one => row(one.move, selected.length ? 1 : alike.get(one.index))));
}

function rank(move) {
  return ['P', 'D', undefined, 'N'].indexOf(move.outcome);
}

// Winners hurry and losers delay.
function distance(move) {
  return move.outcome === 'P' ? move.remoteness || 0 : -(move.remoteness || 0);
}

function row(move, alike) {
  const item = element('li');
  const button = element('button');
  button.type = 'button';
  button.dataset.move = move.move;
  button.append(element('span', named(move), 'name'));
  if (move.drawing) {
    const picture = parsedSvg(move.drawing);
    picture.setAttribute('aria-hidden', 'true');
    picture.classList.add('after');
    button.append(picture);
  }
  if (!page.hidden.checked) {
    if (move.outcome) button.append(mark(move.outcome, true));
    else button.append(element('span', t('not known in time')));
    const more = facts(move, view.remoteness);
    if (more) button.append(element('span', more));
  }
  if (alike > 1) button.append(element('span', t('{0} like it', alike - 1)));
  const way = selected.length ? wayBy(move, selected) : 0;
  button.addEventListener('click', () => play(move.move, way));
  for (const [kind, on] of [['mouseenter', true], ['focus', true], ['mouseleave', false], ['blur', false]]) {
    button.addEventListener(kind, () => preview(move, way, on));
  }
  item.append(button);
  return item;
}

// ---- the moves made, each with the outcome after it; a click goes back or forth to it

function drawMade() {
  const all = [...state.moves, ...state.undone.map(one => one.move)];
  page.made.replaceChildren(...(all.length ? [step(-1, t('start'))] : []), ...all.map((move, ply) => step(ply, move)));
}

function step(ply, move) {
  const before = ply >= 0 && ply <= state.moves.length && earlier(ply);
  const made = before && before.moves && before.moves.find(one => one.move === move);
  const after = ply < state.moves.length && earlier(ply + 1);
  const item = element('li');
  const button = element('button', (ply >= 0 ? ply + 1 + '. ' : '') + (made ? alone(made.name) : move));
  button.type = 'button';
  if (after && after.outcome && !page.hidden.checked) button.append(' ', element('span', after.outcome, 'mark ' + (after.outcome === 'D' ? 'draw' : after.outcome === 'P' ? 'lose' : 'win')));
  if (ply === state.moves.length - 1) button.setAttribute('aria-current', 'step');
  button.addEventListener('click', () => goTo(ply + 1));
  item.append(button);
  return item;
}

// Asks for the outcomes of the moves made before the page was opened, one after another.
async function fillMade() {
  const number = asked;
  for (let ply = state.moves.length; ply >= 0 && !page.hidden.checked; ply--) {
    if (earlier(ply)) continue;
    try {
      await answered(question(state, ply));
    } catch (problem) {
      page.error.textContent = problem.message;
      return;
    }
    if (number !== asked) return;
    drawMade();
  }
}
