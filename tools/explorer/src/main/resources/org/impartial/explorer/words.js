'use strict';

// The words of the page in the language of the reader; English is the key and the default.
let words = {};

// Returns a text in the language of the reader, with {0}, {1}, ... replaced by the values.
function t(text, ...values) {
  return (words[text] || text).replace(/\{(\d)\}/g, (all, index) => values[index]);
}

// Loads the words of the first language of the reader that has a file, or that comes before a file in the list.
async function loadWords() {
  for (const language of navigator.languages || [navigator.language]) {
    const name = language.slice(0, 2).toLowerCase();
    if (name === 'en') return;
    const inside = document.getElementById('words-' + name);
    if (inside) words = JSON.parse(inside.textContent);
    else if (location.protocol.startsWith('http')) {
      const found = await fetch('words-' + name + '.json').catch(() => null);
      if (found && found.ok) words = await found.json();
    }
    if (Object.keys(words).length) {
      document.documentElement.lang = name;
      translate(document.body);
      return;
    }
  }
}

function translate(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    if (text && words[text] && !node.parentElement.closest('script')) node.data = node.data.replace(text, words[text]);
  }
  for (const node of root.querySelectorAll('[aria-label]')) node.setAttribute('aria-label', t(node.getAttribute('aria-label')));
}

function element(name, text, kind) {
  const node = document.createElement(name);
  if (text !== undefined) node.textContent = text;
  if (kind) node.className = kind;
  return node;
}

function svgElement(name, fields) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(fields)) node.setAttribute(key, value);
  return node;
}

function parsedSvg(text) {
  return document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
}
