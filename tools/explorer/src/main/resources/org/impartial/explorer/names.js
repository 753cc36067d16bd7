'use strict';

// A name is compared as the library compares it: letters and digits only, with one spelling of words that have several.
const SAME_WORDS = { 博奕: '博弈', 洛谷: 'luogu', 杭电: 'hdu', 力扣: 'leetcode', 蓝桥杯: 'lanqiao', codeforces: 'cf', atcoder: '' };

function plain(name) {
  const letters = name.normalize('NFKD').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return Object.entries(SAME_WORDS).reduce((text, [word, same]) => text.replaceAll(word, same), letters);
}
