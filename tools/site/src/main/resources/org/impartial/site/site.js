'use strict';

// Words of the frame in other languages; the texts of the games and of the documents are as they are.
const WORDS = {
  zh: {
    'All games': '全部游戏', 'Impartial games': '公平博弈', 'Search by any name': '按任意名称搜索', 'No game has this name.': '没有叫这个名称的游戏。',
    'Heaps': '堆', 'Coins': '硬币', 'Boards': '棋盘游戏', 'Graphs, trees and pencils': '图、树与纸笔', 'Words, numbers and cards': '词、数与牌',
    'Games made of games': '由游戏组成的游戏', 'Documents': '文档', 'Play it': '开始对局', 'Theory': '理论', 'How to write it': '记法',
    'Command': '命令', 'Java': 'Java', 'Exercises with answers': '带答案的练习', 'heap': '堆', 'value': '值',
    'Other names: ': '别名：', 'Judge problems: ': '在线评测题：', 'Sources: ': '文献：', 'Position: ': '局面：', 'Move: ': '走法：',
    'Limits: ': '限制：', 'Grundy values of ': 'SG 值：',
  },
};

const language = (navigator.language || 'en').slice(0, 2).toLowerCase();
const words = WORDS[language];
if (words) {
  document.documentElement.lang = language;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const begun = (node.data.match(/^(?:[A-Z][a-z ]+: |Grundy values of )/) || [''])[0];
    if (words[text]) node.data = node.data.replace(text, words[text]);
    else if (words[begun]) node.data = words[begun] + node.data.slice(begun.length);
  }
}

const search = document.getElementById('SEARCH');

function filter() {
  const sought = plain(search.value);
  for (const card of document.querySelectorAll('.cards li')) {
    card.hidden = !card.dataset.names.split('|').some(name => plain(name).includes(sought));
  }
  for (const section of document.querySelectorAll('section')) section.hidden = !section.querySelector('li:not([hidden])');
  document.getElementById('NONE').hidden = Boolean(document.querySelector('.cards li:not([hidden])'));
}

// A link such as index.html#search=kayles shows what is found.
if (search) {
  search.value = new URLSearchParams(location.hash.slice(1)).get('search') || '';
  search.addEventListener('input', filter);
  filter();
}
