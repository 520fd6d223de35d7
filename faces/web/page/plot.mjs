// The timeline of an answer: a bar for each token, as tall as the time that it has taken, in the colour of its probability; and the same in words.

import { make } from './elements.mjs';
import { number, tell } from './words.mjs';
import { rank } from './tokens.mjs';

const space = 'http://www.w3.org/2000/svg';
const height = 88; // pixels, as in style.css
const head = 18; // of them, for the scale
const foot = 6; // and for the mark of the token that is chosen
const minBar = 3; // pixels
const maxBar = 14;

// createTimeline returns {box, draw}. point(index) is called for the token that the pointer is at. draw(tokens, chosen) draws the times of tokens, in ms. The
// first token, which contains the wait and the prompt, is not among them. Where there are more tokens than bars, a bar is the slowest of its tokens; bars that
// reach beyond the scale have a cap.
export function createTimeline(point) {
	const box = make('figure', 'timeline');
	const svg = document.createElementNS(space, 'svg');
	const words = make('figcaption', 'note');
	let tokens = [];
	let drawn = '';

	function follow(event) {
		const index = findToken(svg, tokens, event.clientX);
		if (index >= 0) {
			point(index);
		}
	}

	svg.setAttribute('role', 'img');
	svg.addEventListener('pointermove', follow);
	svg.addEventListener('pointerdown', follow);
	box.append(svg, words);
	return {
		box,
		draw(all, chosen) {
			const now = `${all.length} ${chosen} ${svg.clientWidth}`;
			if (all === tokens && now === drawn) {
				return;
			}
			tokens = all;
			drawn = now;
			words.textContent = drawPlot(svg, tokens, chosen);
			svg.setAttribute('aria-label', words.textContent);
		},
	};
}

// drawPlot draws, and returns the words.
function drawPlot(svg, tokens, chosen) {
	const timed = withTimes(tokens);
	const times = timed.map(({ ms }) => ms);
	svg.replaceChildren();
	svg.toggleAttribute('hidden', times.length === 0);
	if (times.length === 0) {
		return tell('timingNone');
	}
	const sorted = times.toSorted((a, b) => a - b);
	const median = sorted[Math.floor(sorted.length / 2)];
	const most = sorted[Math.floor((sorted.length - 1) * 0.95)];
	const top = Math.max(most * 1.5, median * 2, 0.001);
	const { width, count, bar } = measure(svg, times.length);
	const room = height - head - foot;
	const part = document.createDocumentFragment();
	svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
	for (let i = 0; i < count; i++) {
		const shared = timed.slice(Math.floor(i * times.length / count), Math.floor((i + 1) * times.length / count));
		const { ms, p } = slowest(shared);
		const tall = Math.max(Math.min(ms / top, 1) * room, 2);
		const here = shared.some(({ index }) => index === chosen);
		const place = { x: i * bar, width: Math.max(bar - 1, 1) };
		const look = `bar b${p === undefined ? '' : rank(p)}${here ? ' here' : ''}`;
		add(part, 'rect', { class: look, y: head + room - tall, height: tall, rx: Math.min(bar / 4, 2), ...place });
		if (ms > top) {
			add(part, 'rect', { class: 'cap', y: head - 4, height: 2, ...place });
		}
		if (here) {
			add(part, 'rect', { class: 'mark', y: height - 3, height: 3, rx: 1.5, ...place });
		}
	}
	const y = head + room - median / top * room;
	add(part, 'line', { class: 'base', x1: 0, y1: head + room + 0.5, x2: width, y2: head + room + 0.5 });
	add(part, 'line', { class: 'median', x1: 0, y1: y, x2: width, y2: y });
	add(part, 'text', { x: 0, y: head - 8 }).textContent = tell('milliseconds', { time: format(top) });
	svg.append(part);
	const slow = times.filter((ms) => ms > top).length;
	const words = tell('timing', { n: times.length + 1, median: format(median), most: format(most) });
	return slow === 0 ? words : tell('timingBeyond', { words, n: slow, most: format(sorted.at(-1)) });
}

function withTimes(tokens) {
	return tokens.map(({ ms, p }, index) => ({ ms, p, index })).slice(1).filter(({ ms }) => ms !== undefined);
}

function slowest(shared) {
	return shared.reduce((slow, one) => (one.ms > slow.ms ? one : slow));
}

// measure returns how wide the plot of so many times is, how many bars it has, and how wide each is.
function measure(svg, times) {
	const width = Math.max(svg.clientWidth, 100);
	const count = Math.min(times, Math.floor(width / minBar));
	return { width, count, bar: Math.min(width / count, maxBar) };
}

// findToken returns the index of the token whose bar is at x, in pixels of the window: the slowest one of those that share a bar. -1: there is none.
function findToken(svg, tokens, x) {
	const timed = withTimes(tokens);
	const { count, bar } = measure(svg, timed.length);
	const i = Math.floor((x - svg.getBoundingClientRect().left) / bar);
	return i >= 0 && i < count ? slowest(timed.slice(Math.floor(i * timed.length / count), Math.floor((i + 1) * timed.length / count))).index : -1;
}

function add(parent, name, attributes) {
	const element = document.createElementNS(space, name);
	for (const [key, value] of Object.entries(attributes)) {
		element.setAttribute(key, value);
	}
	parent.append(element);
	return element;
}

function format(ms) {
	return number(ms, ms < 10 ? 1 : 0);
}
