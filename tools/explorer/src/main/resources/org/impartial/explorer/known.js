'use strict';

// What is known of a position: its outcome, its values and those around it.

// The colour is that of the player to move: of a position, and of a move for the player who makes it.
function mark(outcome, after) {
  const person = view.moves.length === 0 || !machineMoves();
  const text = after
    ? { P: t('✓ wins (P)'), N: t('✗ loses (N)'), D: t('= draws (D)') }
    : person ? { P: t('You will lose (P)'), N: t('You can win (N)'), D: t('You can draw (D)') }
      : { P: t('The machine will lose (P)'), N: t('The machine can win (N)'), D: t('The machine can draw (D)') };
  const good = outcome === (after ? 'P' : 'N');
  return element('span', text[outcome], 'mark ' + outcome + (outcome === 'D' ? ' draw' : good ? ' win' : ' lose'));
}

function drawKnown() {
  const hide = page.hidden.checked;
  page.values.hidden = hide;
  page.outcome.hidden = hide;
  page.theory.hidden = hide;
  page.outcome.replaceChildren();
  if (view.outcome) page.outcome.append(mark(view.outcome, false), ' ');
  page.outcome.append(facts(view));
  if (view.unsolved && !view.by) page.outcome.append(' ' + view.unsolved);
  page.longer.hidden = Boolean(hide || world || view.patient || !view.late);
  page.says.textContent = view.book ? bookSays() : '';
  page.reason.textContent = view.reason ? t('Why: {0}', view.reason) : view.by ? t('Why: the book has this value') : '';
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
  const value = view.book.grundy === undefined ? '' : t('the Grundy value is {0}; ', view.book.grundy);
  if (view.book.move) {
    const [move, why] = [named(view.book), bookReason()];
    return view.book.kind === 'wins' ? t('The book: {0}{1} wins, because {2}.', value, move, why) : t('The book: {0}{1} loses like every move, because {2}.', value, move, why);
  }
  if (view.book.reason) return value ? t('The book: {0}here the machine searches, because {1}.', value, view.book.reason) : t('Here the machine searches, because {0}.', view.book.reason);
  return value ? t('The book: {0}play has ended.', value) : '';
}

// The tree of best play: each move is a button that makes the moves up to it.
function branches(nodes, depth, before = []) {
  const list = element('ul');
  for (const node of nodes) {
    const item = element('li');
    const button = element('button', named(node));
    button.type = 'button';
    const line = [...before, node.move];
    button.addEventListener('click', () => show({ ...state, moves: [...state.moves, ...line], undone: [] }, { push: true }));
    item.append(button);
    if (node.replies.length) item.append(branches(node.replies, depth + 1, line));
    list.append(item);
  }
  if (nodes.length && nodes[0].of) list.append(element('li', t('{0} of {1} moves', nodes.length, nodes[0].of)));
  return list;
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
  const svg = svgElement('svg', { viewBox: '0 0 360 130', role: 'img', 'aria-label': t('Grundy values of the heaps from 0 to {0}', plot.values.length - 1) });
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
  return figure(t('Grundy values of heaps 0 to {0}, here {1}: {2}', plot.values.length - 1, plot.at, plot.values[plot.at]), svg);
}

// The values of pairs of heaps as a table with the axes of the board: zeros are marked, greater values are darker, the position has a frame.
function mapped(map) {
  const most = Math.max(1, ...map.values.flat());
  const table = element('table', undefined, 'map');
  for (let second = map.values[0].length - 1; second >= 0; second--) {
    const line = element('tr');
    line.append(element('th', String(second)));
    map.values.forEach((cells, first) => {
      const value = cells[second];
      const shade = value === 0 ? 'zero' : 'shade' + Math.ceil(4 * value / most);
      const here = first === map.row && second === map.column;
      const cell = element('td', String(value), shade + (here ? ' here' : ''));
      if (here) cell.setAttribute('aria-current', 'true');
      line.append(cell);
    });
    table.append(line);
  }
  const foot = element('tr');
  foot.append(element('td', ''), ...map.values.map((cells, first) => element('th', String(first))));
  table.append(foot);
  return figure(t('Grundy values of two heaps, the first to the right and the second upwards; the frame is the position, 0 is P'), framed(table, t('Grundy values of two heaps')));
}

function framed(node, label) {
  const frame = element('div', undefined, 'wide');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', label);
  frame.append(node);
  return frame;
}

// The answer to a question about many positions.
function surveyed(rows) {
  const table = element('table');
  for (const row of rows) {
    const line = element('tr');
    line.append(element('th', row.name), ...row.cells.map(cell => element('td', cell)));
    table.append(line);
  }
  return framed(table, t('Answer'));
}

function facts(node, before) {
  const words = [];
  if (node.grundy !== undefined) words.push(typeof node.grundy === 'string' ? t('loopy value {0}', node.grundy) : t('Grundy value {0}', node.grundy));
  if (node.remoteness !== undefined) words.push(t('remoteness {0}', node.remoteness) + changed(node.remoteness, before));
  if (node.form !== undefined) words.push(t('form {0}', node.form));
  if (node.by) words.push(t('by the book'));
  return words.join(', ');
}

// The change of a number, such as (−1).
function changed(now, before) {
  return before === undefined ? '' : ' (' + (now > before ? '+' : now < before ? '−' : '±') + Math.abs(now - before) + ')';
}

// The columns of the nim-sum, where all values are small numbers; else the values alone.
function columns() {
  const values = view.components.map(part => part.grundy);
  const binary = view.play === 'normal' && values.every(value => Number.isSafeInteger(value));
  const width = binary ? Math.max(1, ...values.map(value => value.toString(2).length)) : 0;
  const table = element('table');
  const head = element('tr');
  head.append(element('th', t('Part')), element('th', view.play === 'normal' ? t('Value') : t('Alone')));
  if (binary) head.append(element('th', t('Binary')));
  table.append(head);
  view.components.forEach(part => {
    const row = element('tr');
    row.append(element('td', part.text), element('td', String(part.grundy ?? [part.outcome ?? '?', part.form].join(' '))));
    if (binary) row.append(bits(part.grundy, width));
    table.append(row);
  });
  if (binary && Number.isSafeInteger(view.grundy)) {
    const row = element('tr');
    row.append(element('th', t('Nim-sum')), element('td', String(view.grundy)), bits(view.grundy, width));
    table.append(row);
  }
  return table;
}

// The binary digits of a value as bars, each column in a colour.
function bits(value, width) {
  const cell = element('td', undefined, 'bits');
  for (const digit of value.toString(2).padStart(width, '0')) cell.append(element('span', digit, digit === '1' ? 'bit on' : 'bit'));
  return cell;
}

// Returns the name of a move without the parts of which it is one; a part may have parts.
function alone(name) {
  return name.replace(/^(?:component \d+ move )+/, '');
}

// In a sum the name of a heap's move does not identify the part that it changes.
function named(move) {
  const name = alone(move.name);
  return view.components ? t('part {0}: {1}', move.component + 1, name) : name;
}
