// The colours of code, for the languages that highlight.js counts as common. It is fetched with the first block of code.

export { default } from 'highlight.js/lib/common';
