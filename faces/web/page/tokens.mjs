// Tokens marked by their probability: by colour and by the line under them, with the others that were likely told on request.

import { make, makeButton } from './elements.mjs';
import { number, percent, tell } from './words.mjs';

// isMarked reports whether all of an answer's text is there as tokens with probabilities.
export function isMarked(answer) {
	return answer.tokens.length > 0 && answer.tokens[0].p !== undefined &&
		answer.tokens.reduce((sum, token) => sum + token.t.length, 0) === answer.content.length;
}

export function addTokens(element, tokens) {
	for (const token of tokens) {
		const span = document.createElement('span');
		span.className = token.p === undefined ? 'token' : `token p${rank(token.p)}`;
		const blank = token.t.trim() === '' ? '' : /^\s*/.exec(token.t)[0]; // most tokens begin with one: the mark is that of the word
		span.textContent = token.t.slice(blank.length);
		element.append(blank, span);
	}
}

// rank sorts by the probability whose logarithm this is: 3 from 90 % on, 2 from 50 %, 1 from 20 %, 0.
export function rank(logarithm) {
	return [0.2, 0.5, 0.9].filter((bound) => Math.exp(logarithm) >= bound).length;
}

// watchTokens has a token described in parts.detail when it is chosen in parts.text, by a click or with the arrow keys. actions: instead(index, text) is called
// for another token that is to stand in its place, chosen(index) when one is chosen. What it returns has the token at an index described.
export function watchTokens(parts, actions) {
	const told = make('p');
	const others = make('div', 'others');
	told.setAttribute('aria-live', 'polite');

	function choose(span) {
		const index = [...parts.text.children].indexOf(span);
		const token = parts.way === 'marked' && parts.tokens?.[index];
		parts.text.querySelector('.chosen')?.classList.remove('chosen');
		if (token) {
			span.classList.add('chosen');
			span.scrollIntoView({ block: 'nearest' });
			if (!told.isConnected) {
				parts.detail.replaceChildren(told, others);
			}
			told.replaceChildren(...describe(token, index, parts.tokens.length));
			others.replaceChildren(...describeOthers(token, (text) => actions.instead(index, text)));
			actions.chosen(index);
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

function describe(token, index, count) {
	const place = tell('tokenPlace', { place: index + 1, n: count });
	const time = token.ms === undefined ? '' : ` · ${tell('milliseconds', { time: number(token.ms, 1) })}`;
	const words = token.p === undefined ? tell('tokenRest', { text: quote(token.t) }) : `${quote(token.n ?? token.t)} ${share(token.p)}`;
	return [make(token.p === undefined ? 'span' : 'strong', '', words), ` · ${place}${time}`];
}

// describeOthers returns a row for the token and for each other one that was likely, with a bar as long as its probability. The rows of others are buttons: the
// answer goes on with that one.
function describeOthers(token, go) {
	if (token.p === undefined) {
		return [];
	}
	const own = [token.n ?? token.t, token.p];
	return [own, ...token.a ?? []].toSorted((a, b) => b[1] - a[1]).map((one) => {
		const [text, logarithm] = one;
		const free = one !== own && token.n === undefined && text !== ''; // '': the end of the answer, or a part of a character
		const row = free ? makeButton('', () => go(text)) : make('div');
		const bar = make('span', `share p${rank(logarithm)}`);
		row.classList.add('other');
		row.classList.toggle('own', one === own);
		bar.style.setProperty('--share', `${Math.max(Math.exp(logarithm) * 100, 0.5)}%`);
		row.append(make('span', 'piece', text === '' ? tell('endOrPart') : spell(text)), bar, make('span', 'number', share(logarithm)));
		if (free) {
			row.title = tell('goOnWith', { text: quote(text) });
		}
		return row;
	});
}

const quote = (text) => `“${spell(text)}”`;

// spell returns a text whose blanks and ends of lines are seen.
function spell(text) {
	return text.replaceAll('\n', '↵').replaceAll('\t', '⇥').replaceAll(/^ +| +$/g, (blanks) => '␣'.repeat(blanks.length));
}

function share(logarithm) {
	const hundredths = Math.exp(logarithm) * 100;
	return hundredths >= 99.95 ? percent(100) : hundredths >= 0.05 ? percent(hundredths, 1) : tell('below', { share: percent(0.1, 1) });
}
