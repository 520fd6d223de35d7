// The plot of how long each token has taken, and the same in words.

const space = 'http://www.w3.org/2000/svg';
const height = 96; // pixels, as in style.css
const head = 16; // of them, for the scale
const minBar = 3; // pixels

// drawPlot draws the times of tokens, in ms. The first token, which contains the wait and the prompt, is not among them. Where there are more tokens than
// bars, a bar is the slowest of its tokens; bars that reach beyond the scale have a cap.
export function drawPlot(svg, words, tokens) {
	const times = tokens.slice(1).map((token) => token.ms).filter((ms) => ms !== undefined);
	svg.replaceChildren();
	if (times.length === 0) {
		words.textContent = 'Time for each token: nothing yet.';
		return;
	}
	const sorted = times.toSorted((a, b) => a - b);
	const median = sorted[Math.floor(sorted.length / 2)];
	const most = sorted[Math.floor((sorted.length - 1) * 0.95)];
	const top = Math.max(most * 1.5, median * 2, 0.001);
	const { width, count, bar } = measure(svg, times.length);
	svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
	for (let i = 0; i < count; i++) {
		const slowest = Math.max(...times.slice(Math.floor(i * times.length / count), Math.floor((i + 1) * times.length / count)));
		const tall = Math.max(Math.min(slowest / top, 1) * (height - head), 1);
		add(svg, 'rect', { class: 'bar', x: i * bar, y: height - tall, width: Math.max(bar - 1, 1), height: tall });
		if (slowest > top) {
			add(svg, 'rect', { class: 'cap', x: i * bar, y: head, width: Math.max(bar - 1, 1), height: 4 });
		}
	}
	const y = height - median / top * (height - head);
	add(svg, 'line', { class: 'median', x1: 0, y1: y, x2: width, y2: y });
	add(svg, 'text', { x: 0, y: head - 5 }).textContent = `${format(top)} ms`;
	const slow = times.filter((ms) => ms > top).length;
	words.textContent = `${times.length + 1} tokens: median ${format(median)} ms (the line), 95\u00a0% within ${format(most)} ms` +
		(slow === 0 ? '.' : `, ${slow} beyond the scale, up to ${format(sorted.at(-1))} ms.`);
}

// measure returns how wide the plot of so many times is, how many bars it has, and how wide each is.
function measure(svg, times) {
	const width = Math.max(svg.clientWidth, 100);
	const count = Math.min(times, Math.floor(width / minBar));
	return { width, count, bar: Math.min(width / count, 10) };
}

// findToken returns the index of the token whose bar is at x, in pixels of the window: the slowest one of those that share a bar. -1: there is none.
export function findToken(svg, tokens, x) {
	const timed = tokens.map((token, index) => ({ ms: token.ms, index })).slice(1).filter(({ ms }) => ms !== undefined);
	const { count, bar } = measure(svg, timed.length);
	const i = Math.floor((x - svg.getBoundingClientRect().left) / bar);
	if (i < 0 || i >= count) {
		return -1;
	}
	const shared = timed.slice(Math.floor(i * timed.length / count), Math.floor((i + 1) * timed.length / count));
	return shared.reduce((slowest, one) => (one.ms > slowest.ms ? one : slowest)).index;
}

function add(svg, name, attributes) {
	const element = document.createElementNS(space, name);
	for (const [key, value] of Object.entries(attributes)) {
		element.setAttribute(key, value);
	}
	svg.append(element);
	return element;
}

function format(ms) {
	return ms < 10 ? ms.toFixed(1) : ms.toFixed(0);
}
