// The page: a conversation with the model that is loaded, over GET /generate.

import { ApiError, setToken } from './api.mjs';
import { addMessage, clearAnswer, configFor, createAnswer, isLive, loadConversation, saveConversation } from './conversation.mjs';
import { createLink } from './link.mjs';
import { createModels, describeLoading } from './models.mjs';
import { createParameters } from './parameters.mjs';
import { drawPlot } from './plot.mjs';
import { createSpeech } from './speech.mjs';
import { createTurns } from './turns.mjs';

const find = (id) => document.getElementById(id);
const saveDelay = 250; // ms
const narrow = matchMedia('(max-width: 60rem)');

const questions = ['Who are you?', 'What is a Unix socket?', 'Count from 3 to 12.', 'Tell me a story.'];

const conversation = loadConversation();
const speech = createSpeech(find('spoken'));
const turns = createTurns(find('turns'), { retry: answerAgain, edit: editQuestion, choose: () => models.open() });
const link = createLink({ onMessage, onTrouble, onLost });
const models = createModels({ onChange: showModel, onFailure: showFailure });
const parameters = createParameters(find('sliders'), changeParameters);

let saving = 0;
let following = true; // the end of the conversation is in sight: it stays there
let trouble = ' '; // why the daemon cannot be used; ' ': it has not answered yet

// The conversation

function last() {
	return conversation.turns.at(-1);
}

function save() {
	clearTimeout(saving);
	saving = 0;
	saveConversation(conversation);
}

function saveSoon() {
	saving ||= setTimeout(save, saveDelay);
}

function can(capability) {
	return models.list().loaded?.capabilities.includes(capability) ?? true;
}

function send(text) {
	if (isLive(last())) {
		speech.say('There is an answer on its way. Stop it first.');
		return;
	}
	for (const turn of [{ role: 'user', content: text }, createAnswer()]) {
		conversation.turns.push(turn);
		turns.add(turn);
	}
	begin(last());
}

// begin asks for an answer to the last question.
function begin(answer) {
	clearAnswer(answer);
	answer.id = '';
	answer.received = 0;
	answer.config = configFor(conversation, {
		parameters: parameters.values(), thinking: find('thinking').checked, logprobs: find('logprobs').checked && can('logprobs'), raw: !can('messages'),
	});
	speech.forget();
	link.begin(answer);
	refresh(answer);
	scrollDown();
}

function answerAgain() {
	if (isLive(last())) {
		link.control('regenerate');
	} else if (last()?.role === 'assistant') {
		begin(last());
	}
	find('prompt').focus();
}

// editQuestion takes the last question back.
function editQuestion() {
	const [question] = conversation.turns.splice(-2);
	find('prompt').value = question.content;
	turns.show(conversation.turns);
	save();
	refresh();
	fitPrompt();
	find('prompt').focus();
}

function clearConversation() {
	link.drop();
	conversation.turns = [];
	turns.show([]);
	save();
	refresh();
	find('prompt').focus();
}

// What the daemon says

function onMessage(answer, message, over) {
	const before = answer.state;
	addMessage(answer, message, over);
	switch (message.type) {
	case 'token':
		speech.add(message.token);
		break;
	case 'status':
		tellStatus(message);
		break;
	case 'completion':
		speech.flush();
		speech.say(before === 'waiting' ? 'The answer is empty.' : { cancelled: 'Stopped.', length: 'Cut off.' }[answer.reason] ?? 'The answer is complete.');
		break;
	}
	const moved = message.type === 'init' && message.model !== models.list().loaded?.name;
	if (moved || message.error === 'model_loading_error') {
		models.refresh(); // somebody else has loaded or unloaded one
	}
	if (!isLive(answer)) {
		answer.config = null;
	}
	refresh(answer);
}

function tellStatus(message) {
	switch (message.operation) {
	case 'modify':
		find('acknowledged').textContent = message.message;
		break;
	case 'pause':
	case 'resume':
		speech.say(message.message);
		break;
	}
}

function onTrouble(answer, words) {
	answer.words = words;
	refresh(answer);
}

function onLost(answer, words) {
	addMessage(answer, { type: 'error', error: 'connection_lost', message: words, recovery_action: 'retry' }, true);
	answer.config = null;
	models.refresh(); // asks for the token, if that is what is missing
	refresh(answer);
}

function changeParameters(changed) {
	const { max_tokens, ...steering } = changed;
	if (isLive(last()) && last().id && Object.keys(steering).length > 0 && can('modify')) {
		find('acknowledged').textContent = 'Sending…';
		link.control('modify', steering);
	} else {
		find('acknowledged').textContent = 'From the next answer on.';
	}
}

// What is shown

// refresh shows what has changed: of answer, if there is one, with the next frame.
function refresh(answer) {
	if (answer) {
		turns.update(answer, () => {
			if (following) {
				scrollDown();
			}
			drawPlot(find('plot'), find('plot-words'), answer.tokens);
		});
		saveSoon();
	}
	const now = last();
	const live = isLive(now);
	const paused = now?.state === 'paused';
	const inside = find('composer').contains(document.activeElement);
	find('send-button').hidden = live;
	find('stop-button').hidden = !live;
	find('pause-button').hidden = !live || !can('pause');
	find('pause-button').textContent = paused ? 'Resume' : 'Pause';
	find('regenerate-button').hidden = !live;
	if (inside && document.activeElement.hidden) {
		find('prompt').focus(); // the button that was pressed is gone
	}
	find('state').textContent = !live ? '' : paused ? `Paused after ${now.tokens.length} tokens` : now.tokens.length ? `${now.tokens.length} tokens` : 'Waiting';
	find('state').dataset.state = now?.state ?? '';
	showEmpty();
}

function scrollDown() {
	following = true;
	find('scroller').scrollTop = find('scroller').scrollHeight;
}

function showModel(list) {
	const { loaded, loading } = list;
	trouble = '';
	find('model-name').textContent = loading ? `Loading ${Math.round(loading.progress ?? 0)}\u00a0%` : loaded ? loaded.name : 'No model';
	find('model-button').dataset.state = loading ? 'loading' : loaded ? 'loaded' : 'none';
	find('model-button').setAttribute('aria-label', `Models; ${find('model-name').textContent}`);
	find('loading-bar').hidden = !loading;
	find('loading-bar').value = loading?.progress ?? 0;
	document.title = loaded ? `${loaded.name} – rkllmd` : 'rkllmd';
	parameters.disable(!can('sampling'));
	find('logprobs').disabled = !can('logprobs');
	refresh();
}

function showFailure(error) {
	const refused = error instanceof ApiError;
	trouble = error.status === 401 ? 'It serves only those who show its token.' : refused ? error.message : 'The daemon cannot be reached.';
	find('model-name').textContent = refused ? 'No access' : 'No daemon';
	find('model-button').dataset.state = 'none';
	showEmpty();
	if (error.status === 401 && !find('access').open) {
		find('access').showModal();
	}
}

// showEmpty shows what can be done while there is no conversation.
function showEmpty() {
	const box = find('empty');
	const { loaded, loading, available, load_allowed: allowed } = models.list();
	const key = JSON.stringify([trouble, loaded?.model_path, loading?.message, conversation.turns.length > 0]);
	box.hidden = conversation.turns.length > 0 || trouble === ' ';
	if (box.hidden || (box.dataset.key === key && !loading)) {
		return;
	}
	box.dataset.key = key;
	const title = document.createElement('h2');
	const words = document.createElement('p');
	const row = document.createElement('div');
	row.className = 'row';
	if (trouble) {
		title.textContent = 'The daemon does not answer';
		words.textContent = trouble;
		row.append(makeButton('Retry', models.refresh, 'primary'));
	} else if (loading) {
		title.textContent = `Loading: ${Math.round(loading.progress ?? 0)}\u00a0%`;
		words.textContent = describeLoading(loading);
	} else if (!loaded) {
		const demo = available.find((choice) => choice.model_path === 'builtin:demo');
		title.textContent = 'No model is loaded';
		words.textContent = allowed ? 'Choose one to begin. The demo model is inside the program: it is tiny, and shows how everything works.' : 'The operator has to load one: clients may not.';
		if (allowed && demo) {
			row.append(makeButton('Load the demo model', () => models.load(demo.model_path), 'primary'));
		}
		if (allowed) {
			row.append(makeButton('Choose a model', models.open));
		}
	} else {
		title.textContent = `Talk to ${loaded.name}`;
		words.textContent = loaded.chat_template ? `It runs on this daemon, with room for ${loaded.max_tokens} tokens of conversation.` : 'It has no chat template: it continues your text as it stands.';
		if (loaded.model_path === 'builtin:demo') {
			row.append(...questions.map((question) => makeButton(question, () => send(question))));
		}
	}
	box.replaceChildren(title, words, row);
}

function makeButton(text, onClick, className = '') {
	const button = document.createElement('button');
	Object.assign(button, { type: 'button', textContent: text, className });
	button.addEventListener('click', () => onClick());
	return button;
}

function fitPrompt() {
	const prompt = find('prompt');
	prompt.style.height = 'auto';
	prompt.style.height = `${prompt.scrollHeight + 2}px`;
}

function showPanel(open) {
	find('panel').classList.toggle('open', open);
	find('panel-button').setAttribute('aria-expanded', String(open));
	if (!open) {
		find('panel-button').focus();
	}
}

// What the user does

find('composer').addEventListener('submit', (event) => {
	event.preventDefault();
	const text = find('prompt').value;
	if (text.trim() === '') {
		find('prompt').focus();
		return;
	}
	if (!isLive(last())) {
		find('prompt').value = '';
		fitPrompt();
	}
	send(text);
});
find('prompt').addEventListener('keydown', (event) => {
	if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
		event.preventDefault();
		find('composer').requestSubmit();
	}
});
find('prompt').addEventListener('input', fitPrompt);
find('stop-button').addEventListener('click', () => link.control('stop'));
find('pause-button').addEventListener('click', () => link.control(last().state === 'paused' ? 'resume' : 'pause'));
find('regenerate-button').addEventListener('click', answerAgain);
find('scroller').addEventListener('scroll', () => {
	const box = find('scroller');
	following = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
});
new ResizeObserver(() => {
	if (following) {
		scrollDown();
	}
}).observe(find('scroller'));
find('new-button').addEventListener('click', clearConversation);
find('model-button').addEventListener('click', models.open);
find('reset-button').addEventListener('click', parameters.reset);
find('panel-button').addEventListener('click', () => showPanel(!find('panel').classList.contains('open')));
find('panel-close').addEventListener('click', () => showPanel(false));
find('logprobs').addEventListener('change', (event) => {
	find('legend').hidden = !event.target.checked;
	turns.mark(event.target.checked);
});
find('system').addEventListener('input', (event) => {
	conversation.system = event.target.value;
	saveSoon();
});
find('access-form').addEventListener('submit', async (event) => {
	event.preventDefault();
	setToken(find('access-token').value);
	find('access').close();
	find('access-wrong').hidden = await models.refresh();
});
document.addEventListener('keydown', (event) => {
	if (event.key !== 'Escape' || event.isComposing || document.querySelector('dialog[open]')) {
		return;
	}
	if (narrow.matches && find('panel').classList.contains('open')) {
		showPanel(false);
	} else if (isLive(last())) {
		link.control('stop');
	}
});
addEventListener('pagehide', save);
document.addEventListener('visibilitychange', () => {
	if (document.visibilityState === 'visible' && !isLive(last())) {
		models.refresh();
	}
});

// The beginning: what this tab has kept, and the answer that was on its way.

find('system').value = conversation.system;
turns.show(conversation.turns);
fitPrompt();
const answer = conversation.turns.findLast((turn) => turn.role === 'assistant');
if (answer) {
	drawPlot(find('plot'), find('plot-words'), answer.tokens);
}
scrollDown();
await models.refresh();
refresh();
if (isLive(last())) {
	link.begin(last());
}
find('prompt').focus();
