// The conversation as it is seen.

import { isLive } from './conversation.mjs';
import { copyText } from './copy.mjs';
import { make, makeButton } from './elements.mjs';
import { createMarkdown } from './markdown.mjs';
import { createTimeline } from './plot.mjs';
import { addTokens, isMarked, watchTokens } from './tokens.mjs';
import { number, tell, tellError } from './words.mjs';

// createTurns returns functions that show turns in list. actions are what the buttons do: retry and edit, of the last answer; choose a model; again, resume,
// ask, mark and walk get the turn.
export function createTurns(list, actions) {
	const shown = new Map(); // turn -> its parts
	let look = { marks: false, plain: false, limit: 0, busy: false };
	let waiting = new Set();

	function add(turn) {
		const parts = turn.role === 'user' ? createQuestion(turn, actions) : createAnswerView(turn, actions);
		shown.set(turn, parts);
		list.append(parts.box);
		draw(turn);
	}

	function draw(turn) {
		const parts = shown.get(turn);
		if (!parts) {
			return;
		}
		parts.box.dataset.left = String(Boolean(turn.left));
		parts.fork.hidden = !turn.fork;
		parts.place.textContent = turn.fork ? `${turn.fork.at + 1} / ${turn.fork.ways.length}` : '';
		if (turn.role === 'user') {
			drawQuestion(parts, turn);
			return;
		}
		const last = list.lastElementChild === parts.box;
		parts.box.setAttribute('aria-busy', String(isLive(turn)));
		parts.box.dataset.state = turn.state;
		parts.who.textContent = turn.model || tell('answer');
		parts.thinking.hidden = turn.thinking === '';
		parts.thoughts.textContent = turn.thinking;
		drawText(parts, turn, look);
		parts.timeline.box.hidden = !look.marks || turn.tokens.length === 0;
		if (look.marks) {
			parts.timeline.draw(turn.tokens, parts.chosen);
		}
		drawStatus(parts, turn);
		drawError(parts, turn, last, actions);
		const over = turn.state === 'done' || (turn.state === 'failed' && turn.content !== '');
		parts.foot.hidden = !over && !turn.fork;
		parts.usage.textContent = describeUsage(turn, look.limit);
		parts.again.hidden = !over || turn.state === 'failed';
		parts.more.hidden = !over || !last || turn.content.trim() === '' || turn.reason === 'stop' || turn.thinking !== '';
		parts.copy.hidden = turn.content === '';
	}

	return {
		// show makes the list what turns are.
		show(turns) {
			shown.clear();
			list.replaceChildren();
			turns.forEach(add);
			[...shown.keys()].forEach(draw); // they know now which one is the last
		},
		add(turn) {
			add(turn);
			[...shown.keys()].forEach((one) => draw(one)); // another one was the last
		},
		edit: (question) => editQuestion(shown.get(question), question, actions.ask),
		draw: () => [...shown.keys()].forEach(draw),
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
		// set says how answers look: marks: as tokens with their probabilities; plain: as the text that the model has written, not as Markdown. limit is how
		// many tokens the context holds.
		set(changed) {
			look = { ...look, ...changed };
			[...shown.keys()].forEach(draw);
		},
	};
}

function createFork(parts, turn, walk) {
	parts.fork = make('div', 'fork');
	parts.place = make('span');
	for (const [step, sign, words] of [[-1, '‹', 'versionBefore'], [1, '›', 'versionNext']]) {
		const button = makeButton(sign, () => walk(turn, step), 'quiet');
		button.setAttribute('aria-label', tell(words));
		parts.fork.append(button);
	}
	parts.fork.firstChild.after(parts.place);
	return parts.fork;
}

function createQuestion(turn, actions) {
	const parts = { box: make('li', 'turn question'), text: make('div', 'text', turn.content), tools: make('div', 'tools'), note: make('p', 'note') };
	parts.edit = makeButton(tell('edit'), () => editQuestion(parts, turn, actions.ask), 'quiet');
	parts.pin = makeButton(tell('pin'), () => actions.mark(turn, 'pin'), 'quiet');
	parts.drop = makeButton(tell('leaveOut'), () => actions.mark(turn, 'drop'), 'quiet');
	parts.pin.title = tell('pinTitle');
	parts.drop.title = tell('leaveOutTitle');
	parts.tools.append(createFork(parts, turn, actions.walk), parts.edit, parts.pin, parts.drop);
	parts.box.append(make('h2', 'unseen', tell('you')), parts.text, parts.note, parts.tools);
	return parts;
}

function drawQuestion(parts, turn) {
	for (const [button, keep] of [[parts.pin, 'pin'], [parts.drop, 'drop']]) {
		button.setAttribute('aria-pressed', String(turn.keep === keep));
	}
	const words = turn.left ? tell(turn.keep === 'drop' ? 'notRead' : 'notReadFull') : turn.keep === 'pin' ? tell('pinned') : '';
	parts.note.hidden = words === '';
	parts.note.textContent = words;
}

// editQuestion puts a field in the place of a question. Sent, it is another version of the question.
function editQuestion(parts, turn, ask) {
	if (!parts.text.isConnected) {
		parts.box.querySelector('textarea').focus(); // it is there already
		return;
	}
	const field = make('textarea');
	const row = make('div', 'row');
	const form = make('div', 'edit');
	const end = () => {
		form.replaceWith(parts.text);
		parts.tools.hidden = false;
		parts.edit.focus();
	};
	const send = () => field.value.trim() !== '' && ask(turn, field.value);
	field.value = turn.content;
	field.setAttribute('aria-label', tell('theQuestion'));
	field.rows = Math.min(turn.content.split('\n').length + 1, 12);
	field.addEventListener('keydown', (event) => {
		if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
			event.preventDefault();
			send();
		} else if (event.key === 'Escape') {
			event.stopPropagation();
			end();
		}
	});
	row.append(makeButton(tell('askThis'), send, 'primary'), makeButton(tell('cancel'), end));
	form.append(field, row);
	parts.text.replaceWith(form);
	parts.tools.hidden = true;
	field.focus();
}

function createAnswerView(answer, actions) {
	const parts = {
		box: make('li', 'turn answer'), who: make('h2', 'who'), thinking: make('details', 'thinking'), thoughts: make('div', 'text'), text: make('div', 'text'),
		detail: make('div', 'detail'), status: make('div', 'status'), words: make('span'), bar: make('progress'), error: make('div', 'error'),
		foot: make('div', 'foot'), usage: make('p', 'usage'),
	};
	parts.copy = makeButton(tell('copy'), () => copyText(parts.copy, answer.content), 'quiet');
	parts.again = makeButton(tell('regenerate'), () => actions.again(answer), 'quiet');
	parts.more = makeButton(tell('continue'), () => actions.resume(answer), 'quiet');
	parts.thinking.append(make('summary', '', tell('thoughts')), parts.thoughts);
	parts.timeline = createTimeline((index) => parts.point(index));
	parts.bar.max = 100;
	parts.status.append(parts.words, parts.bar);
	parts.error.setAttribute('role', 'alert');
	parts.foot.append(createFork(parts, answer, actions.walk), parts.usage, make('span', 'space'), parts.copy, parts.more, parts.again);
	parts.box.append(parts.who, parts.thinking, parts.text, parts.timeline.box, parts.detail, parts.status, parts.error, parts.foot);
	parts.count = 0;
	parts.point = watchTokens(parts, {
		instead: (index, text) => actions.instead(answer, index, text),
		chosen: (index) => {
			parts.chosen = index;
			parts.timeline.draw(answer.tokens, index);
		},
	});
	return parts;
}

// drawText shows what has come since it was called last. It begins anew when the text is another one, or is to be shown in another way.
function drawText(parts, answer, { marks, plain }) {
	const way = marks && isMarked(answer) ? 'marked' : plain || answer.formed ? 'plain' : 'markdown';
	const pieces = way === 'marked' ? answer.tokens.length : answer.content.length;
	if (parts.way !== way || pieces < parts.count || parts.of !== answer.id) {
		parts.text.replaceChildren();
		parts.text.className = `text ${way}${answer.formed ? ' source' : ''}`;
		parts.count = 0;
		parts.detail.replaceChildren();
		parts.chosen = undefined;
		Object.assign(parts, { way, of: answer.id, markdown: createMarkdown(parts.text) });
	}
	parts.tokens = answer.tokens;
	['tabindex', 'role', 'aria-label'].forEach((name) => (way === 'marked' ? undefined : parts.text.removeAttribute(name)));
	switch (way) {
	case 'marked':
		parts.text.tabIndex = 0;
		parts.text.setAttribute('role', 'group');
		parts.text.setAttribute('aria-label', tell('theAnswerMarked'));
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
	const words = { waiting: answer.words || tell('waitingForFirst'), answering: answer.words, paused: tell('paused') }[answer.state] ?? '';
	parts.status.hidden = words === '';
	parts.words.textContent = words;
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
	parts.error.append(make('p', '', tellError(error)));
	if (!error.over || !last) {
		return;
	}
	const row = make('div', 'row');
	const wrong = error.action === 'shorten_prompt' || error.action === 'fix_request'; // the same again would not help
	const retry = makeButton(tell('retry'), actions.retry, wrong ? '' : 'primary');
	row.append(retry);
	if (error.action === 'load_model') {
		row.append(makeButton(tell('chooseModel'), actions.choose));
	}
	if (wrong) {
		row.prepend(makeButton(tell('editPrompt'), actions.edit, 'primary'));
	}
	parts.error.append(row);
	if (error.seconds > 0) {
		retry.disabled = true;
		setTimeout(() => { retry.disabled = false; }, error.seconds * 1000);
	}
}

function describeUsage(answer, limit) {
	const words = [];
	if (answer.usage) {
		words.push(tell('usage', { read: answer.usage.prompt_tokens, n: answer.usage.completion_tokens }));
	}
	if (answer.timing) {
		const rest = answer.timing.total_ms - answer.timing.first_token_ms;
		words.push(tell('firstAfter', { time: number(answer.timing.first_token_ms) }));
		if (answer.usage?.completion_tokens > 1 && rest > 0) {
			words.push(tell('speed', { speed: number((answer.usage.completion_tokens - 1) / rest * 1000) }));
		}
	}
	words.push(describeEnd(answer, limit));
	return words.filter((word) => word !== '').join(' · ');
}

// describeEnd says why an answer has ended, unless it was at its own end.
function describeEnd(answer, limit) {
	if (answer.state === 'failed') {
		return tell('notFinished');
	}
	switch (answer.reason) {
	case 'length':
		return tell(limit > 0 && answer.usage?.total_tokens >= limit ? 'cutFull' : 'cutMax');
	case 'cancelled':
		return tell('stopped');
	default:
		return '';
	}
}
