'use strict';

// The games: the list, the gallery of their drawings, search by every name, rules, and parameters as fields.
let drawn = false;

function gameHere() {
  const word = (state.text.match(/^[\w-]+/) || [''])[0];
  return games.find(one => one.id === word) || games.find(one => (view && view.game || []).includes(one.id));
}

function card() {
  const game = gameHere();
  page.game.value = game ? game.id : '';
  for (const node of [page.rules, page.results, page.forms]) node.replaceChildren();
  page.card.hidden = !game;
  page.title.textContent = game ? game.title : view.title;
  document.title = world ? world.title : view.title + ' · ' + t('Impartial explorer');
  fields(game);
  editor(game);
  if (!game) return;
  page.rules.append(element('p', game.rules));
  page.results.append(element('p', game.theory));
  const forms = [...(game.parameters || []).filter(isLong).map(one => one.name + ': ' + one.meaning),
    t('Position: {0}', game.position), t('Move: {0}', game.move), game.limits && t('Limits: {0}', game.limits)];
  page.forms.append(...forms.filter(Boolean).map(text => element('p', text)));
}

function listGames() {
  const groups = new Map();
  for (const game of games) {
    if (!groups.has(game.group)) {
      const group = element('optgroup');
      group.label = t(game.group);
      groups.set(game.group, group);
    }
    const option = element('option', game.title === game.id ? game.id : game.title + ' (' + game.id + ')');
    option.value = game.id;
    groups.get(game.group).append(option);
  }
  page.game.append(...groups.values());
}

async function browse() {
  page.gallery.hidden = !page.gallery.hidden;
  page.browse.setAttribute('aria-expanded', String(!page.gallery.hidden));
  if (page.gallery.hidden) return;
  page.search.focus();
  if (drawn) return;
  drawn = true;
  page.cards.replaceChildren(...games.map(game => {
    const item = element('li');
    const button = element('button', game.title);
    button.type = 'button';
    button.dataset.game = game.id;
    button.addEventListener('click', () => { browse(); start(game.example, ''); });
    item.append(button);
    return item;
  }));
  filter();
  try {
    const { drawings } = await ask({ explore: 'gallery' });
    for (const button of page.cards.querySelectorAll('button')) {
      if (!drawings[button.dataset.game]) continue;
      const picture = parsedSvg(drawings[button.dataset.game]);
      picture.setAttribute('aria-hidden', 'true');
      button.prepend(picture);
    }
  } catch (problem) {
    page.error.textContent = problem.message;
  }
}

function filter() {
  const sought = plain(page.search.value);
  let shown = 0;
  [...page.cards.children].forEach((item, index) => {
    const game = games[index];
    item.hidden = ![game.id, game.title, ...(game.names || [])].some(name => plain(name).includes(sought));
    if (!item.hidden) shown++;
  });
  page.none.hidden = shown > 0;
}

// ---- parameters

// Returns the values of the parameters that a text such as cram[board=3,4] [1,1] gives, and what follows them.
function given(text, game) {
  const from = text.indexOf('[');
  const values = new Map();
  if (from < 0 || from !== game.id.length || !text.startsWith(game.id)) return { values, rest: text.slice((text.match(/^\S+/) || [''])[0].length) };
  let to = from;
  for (let depth = 0; to < text.length; to++) {
    depth += text[to] === '[' ? 1 : text[to] === ']' ? -1 : 0;
    if (!depth) break;
  }
  const inside = text.slice(from + 1, to);
  const named = [...inside.matchAll(/(?:^|,)([\w-]+)=/g)];
  if (!named.length) values.set(game.parameters[0].name, inside);
  named.forEach((one, i) => values.set(one[1], inside.slice(one.index + one[0].length, i + 1 < named.length ? named[i + 1].index : inside.length)));
  return { values, rest: text.slice(to + 1) };
}

// The fields show so much of a meaning, and the notation shows the rest.
const LONGEST_MEANING = 140;

function isLong(parameter) {
  return parameter.meaning.length > LONGEST_MEANING;
}

function fields(game) {
  page.parameters.hidden = Boolean(world || !game || !game.parameters || !game.parameters.length || state.text.includes('+'));
  if (page.parameters.hidden) return;
  const { values, rest } = given(state.text, game);
  const inputs = game.parameters.map(one => {
    const input = element('input');
    input.type = 'text';
    input.name = one.name;
    input.value = values.get(one.name) || '';
    input.required = one.required;
    const label = element('label', one.name + ' ');
    label.append(input, element('small', isLong(one) ? one.meaning.slice(0, LONGEST_MEANING) + '…' : one.meaning));
    return label;
  });
  const button = element('button', t('Set'));
  button.type = 'submit';
  page.parameters.replaceChildren(...inputs, button);
  page.parameters.onsubmit = event => {
    event.preventDefault();
    const set = [...page.parameters.querySelectorAll('input')].filter(input => input.value.trim()).map(input => input.name + '=' + input.value.trim());
    const board = set.join() !== [...values].map(([name, value]) => name + '=' + value).join();
    start(game.id + (set.length ? '[' + set.join(',') + ']' : '') + (board && game.group === 'Boards' ? '' : rest), '');
  };
}
