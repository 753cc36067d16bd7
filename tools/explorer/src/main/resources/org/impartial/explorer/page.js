'use strict';

// What the controls do, and the start of the page.
const on = (node, kind, work) => node.addEventListener(kind, work);

async function saying(work) {
  try {
    await work();
  } catch (problem) {
    page.error.textContent = problem.message;
  }
}

on(page.game, 'change', () => {
  const game = games.find(one => one.id === page.game.value);
  if (game) start(game.example, '');
});
on(page.typed, 'submit', event => {
  event.preventDefault();
  start(page.text.value, '');
});
on(page.random, 'click', () => saying(async () => {
  const seed = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
  const found = await ask({ explore: 'random', text: state.text, seed });
  await start(found.text, found.play);
}));
on(page.movetyped, 'submit', event => {
  event.preventDefault();
  const move = page.move.value;
  if (!move.trim()) return;
  page.move.value = '';
  play(move);
});
on(page.longer, 'click', () => show({ ...state }, { seconds: LONGER_SECONDS }));
on(page.undo, 'click', undo);
on(page.redo, 'click', redo);
on(page.answer, 'click', reply);
on(page.clue, 'click', clue);
on(page.judge, 'click', () => saying(judge));
on(page.puzzle, 'click', () => saying(newPuzzle));
on(page.again, 'click', () => start(state.text, state.play));
on(page.swap, 'click', () => {
  page.machine.value = { '': '', 1: '2', 2: '1', 12: '12' }[page.machine.value];
  writeAddress(false);
  drawKnown();
  replies();
});
on(page.machine, 'change', () => {
  writeAddress(false);
  drawKnown();
  replies();
});
on(page.pace, 'change', () => writeAddress(false));
on(page.misere, 'change', async () => {
  if (!await show({ ...state, play: page.misere.checked ? 'misere' : 'normal' }, { push: true })) page.misere.checked = view && view.play === 'misere';
});
on(page.hidden, 'change', () => {
  writeAddress(false);
  if (!view) return;
  markBoard();
  drawKnown();
  drawMoves();
  drawMade();
  fillMade();
});
on(page.browse, 'click', browse);
on(page.search, 'input', filter);
on(page.copy, 'click', () => saying(async () => {
  await navigator.clipboard.writeText(location.href);
  page.verdict.textContent = t('The link is copied.');
}));
on(page.save, 'click', () => saying(async () => {
  page.verdict.textContent = t('The page is being written.');
  const made = await ask({ explore: 'page', text: state.text, play: view.play });
  const link = element('a');
  link.href = URL.createObjectURL(new Blob([made.page], { type: 'text/html' }));
  link.download = (view.game || ['page'])[0] + '.html';
  link.click();
  page.verdict.textContent = t('The page is saved: {0}', link.download);
}));
on(document, 'keydown', event => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input, select, textarea, [tabindex].wide, #drawing[tabindex="0"]:focus')) return;
  if (event.key === 'ArrowLeft') undo();
  else if (event.key === 'ArrowRight') redo();
  else return;
  event.preventDefault();
});
// A phone that is turned, or a window of another width, gives the board another size.
on(window, 'resize', () => {
  if (page.drawing.querySelector(':scope > svg')) fit(page.drawing.firstChild);
});
on(window, 'popstate', () => {
  readAddress();
  lastTouch = null;
  show({ ...state });
});

(async () => {
  await loadWords();
  await saying(async () => {
    const offered = await ask({ explore: 'games' });
    games = offered.games;
    book = offered.book || '';
  });
  listGames();
  page.book.hidden = !book;
  if (book) page.book.textContent = t('The machine has a book and {0}. It searches only where the book has no reply.', book);
  if (world) {
    for (const node of [page.choose, page.browse, page.copy, page.save]) node.hidden = true;
    state.play = world.play;
  }
  readAddress();
  if (world) state.text = world.text;
  if (await show({ ...state })) await replies();
  else {
    page.status.textContent = '';
    page.text.value = state.text;
  }
})();
