'use strict';

// Fields that change the position at which play starts: heaps as numbers, cells that are filled or not, squares with stones, and the
// edges of a graph.
const CELLS = /^(\s*\[\d+,\d+\])*\s*$/;
const NUMBERS = /^\s*\d+(\s+\d+)*\s*$/;
const EDGES = /^(\s*\[\d+,\d+\])+\s*$/;
const MOST_VERTICES = 12;
const STONES = /^\s*[.XO]+(\s+[.XO]+)*\s*$/;

function editor(game) {
  page.editor.hidden = true;
  if (world || !game || state.text.includes('+')) return;
  const { values, rest } = given(state.text, game);
  const board = (values.get('board') || '').split(',').map(Number);
  const example = given(game.example, game).rest;
  const rules = state.text.slice(0, state.text.length - rest.length).trimEnd();
  const made = NUMBERS.test(rest) ? heaps(rules, rest.trim().split(/\s+/).map(Number), game.group === 'Heaps' ? HEAPS : LISTED)
    : STONES.test(rest) ? stones(rules, rest.trim().split(/\s+/))
      : board.length === 2 && board[0] * board[1] > 0 && board[0] * board[1] <= 400 && /\[/.test(example) && CELLS.test(example) && CELLS.test(rest) ? cells(rules, rest, board) : null;
  if (!made) return graph(game);
  page.editor.hidden = false;
  page.edited.replaceChildren(...made);
}

// Starts from another position, and returns to the control that was used.
async function edit(text, control) {
  const label = control.getAttribute('aria-label') || control.textContent;
  await start(text.trim(), state.play);
  const again = [...page.edited.querySelectorAll('button, input')].find(one => (one.getAttribute('aria-label') || one.textContent) === label);
  if (again) again.focus();
}

function control(text, label, work) {
  const button = element('button', text);
  button.type = 'button';
  if (label) button.setAttribute('aria-label', label);
  button.addEventListener('click', () => edit(work(), button));
  return button;
}

const HEAPS = { one: n => t('heap {0}', n), less: n => t('heap {0}: one less', n), more: n => t('heap {0}: one more', n), add: () => t('Add a heap') };
const LISTED = { one: n => t('number {0}', n), less: n => t('number {0}: one less', n), more: n => t('number {0}: one more', n), add: () => t('Add a number') };

function heaps(rules, sizes, words) {
  const text = (index, size) => rules + ' ' + sizes.map((one, i) => i === index ? size : one).join(' ');
  const rows = sizes.map((size, i) => {
    const row = element('p', undefined, 'row');
    const input = element('input');
    input.type = 'text';
    input.inputMode = 'numeric';
    input.value = size;
    input.setAttribute('aria-label', words.one(i + 1));
    input.addEventListener('change', () => edit(text(i, input.value.trim()), input));
    const less = control('−', words.less(i + 1), () => text(i, size - 1));
    less.disabled = size === 0;
    row.append(less, input, control('+', words.more(i + 1), () => text(i, size + 1)));
    return row;
  });
  const last = control(t('Remove the last'), '', () => rules + ' ' + sizes.slice(0, -1).join(' '));
  last.disabled = sizes.length < 2;
  const ends = element('p', undefined, 'row');
  ends.append(control(words.add(), '', () => rules + ' ' + sizes.join(' ') + ' 1'), last);
  return [...rows, ends];
}

function cells(rules, rest, [rows, columns]) {
  const filled = new Set((rest.match(/\d+,\d+/g) || []));
  return grid(rows, columns, (row, column) => {
    const cell = row + ',' + column;
    const on = filled.has(cell);
    const button = control(on ? '■' : '□', t('row {0}, column {1}', row, column), () => {
      const now = on ? [...filled].filter(one => one !== cell) : [...filled, cell];
      return rules + ' ' + now.map(one => '[' + one + ']').join(' ');
    });
    button.setAttribute('aria-pressed', String(on));
    return button;
  });
}

// A graph is edited as pairs of vertices, also where the text has its name, such as petersen.
function graph(game) {
  const text = state.moves.length || EDGES.test(given(state.text, game).rest) ? state.text : view.title;
  const { rest } = given(text, game);
  if (game.group !== 'Graphs, trees and pencils' || !EDGES.test(rest)) return;
  const edges = rest.match(/\d+,\d+/g).map(edge => edge.split(',').map(Number));
  const most = Math.max(...edges.flat());
  if (most >= MOST_VERTICES) return;
  const rules = text.slice(0, text.length - rest.length).trimEnd();
  const written = some => rules + some.map(edge => ' [' + edge + ']').join('');
  const rows = Array.from({ length: most + 1 }, (_, v) => {
    const row = element('p', undefined, 'cells');
    row.style.setProperty('--cell', 'min(2.25rem, ' + 100 / (most + 2) + '%)');
    row.append(element('span', String(v), 'vertex'), ...Array.from({ length: most + 1 }, (_, u) => {
      if (u >= v) return element('span', u === v ? String(u) : '', 'vertex');
      const joins = ([a, b]) => (a === u && b === v) || (a === v && b === u);
      const button = control(edges.some(joins) ? '■' : '□', t('edge {0}–{1}', u, v),
        () => written(edges.some(joins) ? edges.filter(edge => !joins(edge)) : [...edges, [u, v]]));
      button.setAttribute('aria-pressed', String(edges.some(joins)));
      return button;
    }));
    return row;
  });
  page.editor.hidden = false;
  page.edited.replaceChildren(...rows.slice(1), control(t('Add a vertex'), '', () => written([...edges, [0, most + 1]])));
}

function stones(rules, lines) {
  return grid(lines.length, Math.max(...lines.map(line => line.length)), (row, column) => {
    const stone = lines[row - 1][column - 1] || '.';
    return control(stone, t('row {0}, column {1}', row, column), () => {
      const next = { '.': 'X', X: 'O', O: '.' }[stone];
      return rules + ' ' + lines.map((line, i) => i === row - 1 ? line.slice(0, column - 1) + next + line.slice(column) : line).join(' ');
    });
  });
}

function grid(rows, columns, cell) {
  return Array.from({ length: rows }, (_, r) => {
    const row = element('p', undefined, 'cells');
    row.append(...Array.from({ length: columns }, (_, c) => cell(r + 1, c + 1)));
    return row;
  });
}
