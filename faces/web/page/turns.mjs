// The conversation as it is seen.

import { isLive } from './conversation.mjs';
import { copyText } from './copy.mjs';
import { make, makeButton } from './elements.mjs';
import { createMarkdown } from './markdown.mjs';
import { addTokens, isMarked, watchTokens } from './tokens.mjs';

const reasons = { stop: '', length: 'cut off: max tokens, or the context is full', cancelled: 'stopped' };

// createTurns returns functions that show turns in list. actions are what the buttons of an answer do: retry, edit, choose.
export function createTurns(list, actions) {
	const shown = new Map(); // turn -> its parts
	let look = { marks: false, plain: false };
	let waiting = new Set();

	function add(turn) {
		const parts = turn.role === 'user' ? createQuestion(turn) : createAnswerView(turn, actions.retry);
		shown.set(turn, parts);
		list.append(parts.box);
		if (turn.role === 'assistant') {
			draw(turn);
		}
	}

	function draw(answer) {
		const parts = shown.get(answer);
		if (!parts) {
			return;
		}
		const last = list.lastElementChild === parts.box;
		parts.box.setAttribute('aria-busy', String(isLive(answer)));
		parts.box.dataset.state = answer.state;
		parts.who.textContent = answer.model || 'Answer';
		parts.thinking.hidden = answer.thinking === '';
		parts.thoughts.textContent = answer.thinking;
		drawText(parts, answer, look);
		drawStatus(parts, answer);
		drawError(parts, answer, last, actions);
		parts.foot.hidden = answer.state !== 'done' && !(answer.state === 'failed' && answer.content !== '');
		parts.usage.textContent = describeUsage(answer);
		parts.again.hidden = !last || answer.state === 'failed';
		parts.copy.hidden = answer.content === '';
	}

	return {
		// show makes the list what turns are.
		show(turns) {
			shown.clear();
			list.replaceChildren();
			turns.forEach(add);
		},
		add(turn) {
			add(turn);
			for (const one of shown.keys()) {
				if (one !== turn && one.role === 'assistant') {
					draw(one); // it is not the last one any more
				}
			}
		},
		// update draws an answer with the next frame.
		update(answer, after) {
			if (waiting.size === 0) {
				requestAnimationFrame(() => {
					const now = waiting;
					waiting = new Set();
					now.forEach(draw);
					after();
				});
			}
			waiting.add(answer);
		},
		// set says how answers look: marks: as tokens with their probabilities; plain: as the text that the model has written, not as Markdown.
		set(changed) {
			look = { ...look, ...changed };
			[...shown.keys()].filter((turn) => turn.role === 'assistant').forEach(draw);
		},
	};
}

function createQuestion(turn) {
	const box = make('li', 'turn question');
	box.append(make('h2', 'unseen', 'You'), make('div', 'text', turn.content));
	return { box };
}

function createAnswerView(answer, retry) {
	const parts = {
		box: make('li', 'turn answer'), who: make('h2', 'who'), thinking: make('details', 'thinking'), thoughts: make('div', 'text'), text: make('div', 'text'),
		detail: make('p', 'detail'), status: make('div', 'status'), words: make('span'), bar: make('progress'), error: make('div', 'error'),
		foot: make('div', 'foot'), usage: make('p', 'usage'),
	};
	parts.copy = makeButton('Copy', () => copyText(parts.copy, answer.content), 'quiet');
	parts.again = makeButton('Regenerate', retry, 'quiet');
	parts.thinking.append(make('summary', '', 'Thoughts'), parts.thoughts);
	parts.bar.max = 100;
	parts.status.append(parts.words, parts.bar);
	parts.detail.setAttribute('aria-live', 'polite');
	parts.error.setAttribute('role', 'alert');
	parts.foot.append(parts.usage, make('span', 'space'), parts.copy, parts.again);
	parts.box.append(parts.who, parts.thinking, parts.text, parts.detail, parts.status, parts.error, parts.foot);
	parts.count = 0;
	watchTokens(parts);
	return parts;
}

// drawText shows what has come since it was called last. It begins anew when the text is another one, or is to be shown in another way.
function drawText(parts, answer, { marks, plain }) {
	const way = marks && isMarked(answer) ? 'marked' : plain ? 'plain' : 'markdown';
	const pieces = way === 'marked' ? answer.tokens.length : answer.content.length;
	if (parts.way !== way || pieces < parts.count || parts.of !== answer.id) {
		parts.text.replaceChildren();
		parts.text.className = `text ${way}`;
		parts.count = 0;
		parts.detail.textContent = '';
		Object.assign(parts, { way, of: answer.id, markdown: createMarkdown(parts.text) });
	}
	parts.tokens = answer.tokens;
	['tabindex', 'role', 'aria-label'].forEach((name) => (way === 'marked' ? undefined : parts.text.removeAttribute(name)));
	switch (way) {
	case 'marked':
		parts.text.tabIndex = 0;
		parts.text.setAttribute('role', 'group');
		parts.text.setAttribute('aria-label', 'The answer; the arrow keys go from token to token');
		addTokens(parts.text, answer.tokens.slice(parts.count));
		break;
	case 'plain': {
		const blank = answer.content.length - answer.content.trimStart().length; // many models begin with one
		parts.text.append(answer.content.slice(Math.max(parts.count, blank)));
		parts.text.normalize();
		break;
	}
	default:
		parts.markdown(answer.content.replaceAll('\r', ''), isLive(answer));
	}
	parts.count = pieces;
}

function drawStatus(parts, answer) {
	const words = { waiting: answer.words || 'Waiting for the first token…', answering: answer.words, paused: 'Paused.' }[answer.state] ?? '';
	parts.status.hidden = words === '';
	parts.words.textContent = answer.progress !== undefined && answer.eta > 0 ? `${words} About ${Math.ceil(answer.eta)} s.` : words;
	parts.bar.hidden = answer.progress === undefined;
	parts.bar.value = answer.progress ?? 0;
	parts.bar.setAttribute('aria-label', words);
}

// drawError shows what went wrong and what can be done about it, once: its buttons must not lose the focus.
function drawError(parts, answer, last, actions) {
	const error = answer.error;
	const now = error ? `${last} ${error.over} ${error.message}` : '';
	if (parts.told === now) {
		return;
	}
	parts.told = now;
	parts.error.replaceChildren();
	parts.error.hidden = !error;
	if (!error) {
		return;
	}
	parts.error.append(make('p', '', error.message));
	if (!error.over || !last) {
		return;
	}
	const row = make('div', 'row');
	const wrong = error.action === 'shorten_prompt' || error.action === 'fix_request'; // the same again would not help
	const retry = makeButton('Retry', actions.retry, wrong ? '' : 'primary');
	row.append(retry);
	if (error.action === 'load_model') {
		row.append(makeButton('Choose a model', actions.choose));
	}
	if (wrong) {
		row.prepend(makeButton('Edit the prompt', actions.edit, 'primary'));
	}
	parts.error.append(row);
	if (error.seconds > 0) {
		retry.disabled = true;
		setTimeout(() => { retry.disabled = false; }, error.seconds * 1000);
	}
}

function describeUsage(answer) {
	const words = [];
	if (answer.usage) {
		words.push(`${answer.usage.prompt_tokens} + ${answer.usage.completion_tokens} tokens`);
	}
	if (answer.timing) {
		const rest = answer.timing.total_ms - answer.timing.first_token_ms;
		words.push(`first after ${answer.timing.first_token_ms.toFixed(0)} ms`);
		if (answer.usage?.completion_tokens > 1 && rest > 0) {
			words.push(`${((answer.usage.completion_tokens - 1) / rest * 1000).toFixed(0)} tokens/s`);
		}
	}
	words.push(answer.state === 'failed' ? 'not finished' : reasons[answer.reason] ?? answer.reason ?? '');
	return words.filter((word) => word !== '').join(' · ');
}
