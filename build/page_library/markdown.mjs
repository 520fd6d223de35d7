// What the page needs to show Markdown: the reader, its rule for formulas, what closes the marks that a text in progress has open, and the sanitiser
// that stands between what all of these make and the document.

export { default as MarkdownIt } from 'markdown-it';
export { tex } from '@mdit/plugin-tex';
export { default as remend } from 'remend';
export { default as DOMPurify } from 'dompurify';
