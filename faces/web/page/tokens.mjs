// Tokens marked by their probability: by colour and by the line under them, with the others that were likely told on request.

import { make, makeButton } from './elements.mjs';

// isMarked reports whether all of an answer's text is there as tokens with probabilities.
export function isMarked(answer) {
	return answer.tokens.length > 0 && answer.tokens[0].p !== undefined &&
		answer.tokens.reduce((sum, token) => sum + token.t.length, 0) === answer.content.length;
}

export function addTokens(element, tokens) {
	for (const token of tokens) {
		const span = document.createElement('span');
		span.className = token.p === undefined ? 'token' : `token p${rank(token.p)}`;
		span.textContent = token.t;
		element.append(span);
	}
}

// rank sorts by the probability whose logarithm this is: 3 from 90 % on, 2 from 50 %, 1 from 20 %, 0.
function rank(logarithm) {
	return [0.2, 0.5, 0.9].filter((bound) => Math.exp(logarithm) >= bound).length;
}

// watchTokens has a token described in parts.detail when it is chosen in parts.text, by a click or with the arrow keys. instead(index, text) is called for
// another token that is to stand in its place. What it returns has the token at an index described.
export function watchTokens(parts, instead) {
	function choose(span) {
		const index = [...parts.text.children].indexOf(span);
		const token = parts.way === 'marked' && parts.tokens?.[index];
		parts.text.querySelector('.chosen')?.classList.remove('chosen');
		if (token) {
			span.classList.add('chosen');
			span.scrollIntoView({ block: 'nearest' });
			parts.detail.replaceChildren(make('p', '', describe(token)), describeOthers(token, (text) => instead(index, text)));
		}
	}

	parts.text.addEventListener('click', (event) => {
		if (event.target.classList.contains('token')) {
			choose(event.target);
		}
	});
	parts.text.addEventListener('keydown', (event) => {
		if (parts.way !== 'marked') {
			return;
		}
		const old = parts.text.querySelector('.chosen');
		const next = {
			ArrowRight: old?.nextElementSibling ?? old ?? parts.text.firstElementChild,
			ArrowLeft: old?.previousElementSibling ?? old ?? parts.text.lastElementChild,
			Home: parts.text.firstElementChild, End: parts.text.lastElementChild,
		}[event.key];
		if (next) {
			event.preventDefault();
			choose(next);
		}
	});

	return (index) => {
		const span = parts.way === 'marked' ? parts.text.children[index] : undefined;
		if (span && !span.classList.contains('chosen')) {
			choose(span);
		}
	};
}

function describe(token) {
	if (token.p === undefined) {
		return `${quote(token.t)}: the rest of the text, no token of its own`;
	}
	const others = token.a.map(([text, logarithm]) => `${quote(text)} ${percent(logarithm)}`).join(', ');
	return `${quote(token.n ?? token.t)} ${percent(token.p)}` + (others === '' ? '' : `; others: ${others}`);
}

// describeOthers returns buttons, each with another token that was likely, as wide as its probability: the answer goes on with it.
function describeOthers(token, go) {
	const row = make('div', 'others');
	for (const [text, logarithm] of token.n === undefined ? token.a ?? [] : []) {
		if (text === '') {
			continue; // the end of the answer, or a part of a character
		}
		const button = makeButton(quote(text), () => go(text));
		button.setAttribute('aria-label', `Go on with ${quote(text)} instead`);
		button.classList.add(`p${rank(logarithm)}`);
		row.append(button);
	}
	return row;
}

function quote(text) {
	return `“${text.replaceAll('\n', '↵').replaceAll('\t', '⇥')}”`;
}

function percent(logarithm) {
	const share = Math.exp(logarithm) * 100;
	return share >= 99.95 ? '100\u00a0%' : share >= 0.05 ? `${share.toFixed(1)}\u00a0%` : 'below 0.1\u00a0%';
}
