// The page: a conversation with the model that is loaded, over GET /generate.

import { ApiError, setToken } from './api.mjs';
import { createComposer } from './composer.mjs';
import { addMessage, clearAnswer, configFor, createAnswer, isLive, loadConversation, saveConversation } from './conversation.mjs';
import { find } from './elements.mjs';
import { createEmpty } from './empty.mjs';
import { keep, kept } from './kept.mjs';
import { askBeforeLeaving } from './leave.mjs';
import { createLink } from './link.mjs';
import { createModels } from './models.mjs';
import { createParameters } from './parameters.mjs';
import { drawPlot } from './plot.mjs';
import { createSpeech } from './speech.mjs';
import { createTurns } from './turns.mjs';

const saveDelay = 250; // ms
const unknown = 'It has not answered yet.';
const narrow = matchMedia('(max-width: 60rem)');

const conversation = loadConversation();
const speech = createSpeech(find('spoken'));
const turns = createTurns(find('turns'), { retry: answerAgain, edit: editQuestion, choose: () => models.open() });
const link = createLink({ onMessage, onTrouble, onLost });
const models = createModels({ onChange: showModel, onFailure: showFailure });
const parameters = createParameters(find('sliders'), changeParameters);
const showEmpty = createEmpty(find('empty'), { refresh: models.refresh, load: models.load, choose: models.open, send });
const composer = createComposer({
	send, regenerate: answerAgain, stop: () => link.control('stop'), pause: () => link.control('pause'), resume: () => link.control('resume'),
});

let saving = 0;
let following = true; // the end of the conversation is in sight: it stays there
let trouble = unknown; // why the daemon cannot be used; '': it can

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
	return models.chosen() !== '' || (models.list().loaded?.capabilities.includes(capability) ?? true);
}

// send asks a question, and returns whether it could.
function send(text) {
	if (isLive(last())) {
		speech.say('There is an answer on its way. Stop it first.');
		return false;
	}
	for (const turn of [{ role: 'user', content: text }, createAnswer()]) {
		conversation.turns.push(turn);
		turns.add(turn);
	}
	begin(last());
	return true;
}

// begin asks for an answer to the last question.
function begin(answer) {
	clearAnswer(answer);
	answer.id = '';
	answer.received = 0;
	answer.config = configFor(conversation, {
		parameters: parameters.values(), thinking: find('thinking').checked, logprobs: find('logprobs').checked && can('logprobs'), raw: !can('messages'),
		model: models.chosen(),
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
	composer.focus();
}

// editQuestion takes the last question back.
function editQuestion() {
	const [question] = conversation.turns.splice(-2);
	turns.show(conversation.turns);
	save();
	refresh();
	composer.write(question.content);
}

function clearConversation() {
	link.drop();
	conversation.turns = [];
	turns.show([]);
	save();
	refresh();
	composer.focus();
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
	const moved = message.type === 'init' && (models.chosen() !== '' || message.model !== models.list().loaded?.name);
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
	composer.show(last(), can('pause'));
	find('empty').hidden = conversation.turns.length > 0 || trouble === unknown;
	showEmpty(models.list(), trouble, models.chosen());
}

function scrollDown() {
	following = true;
	find('scroller').scrollTop = find('scroller').scrollHeight;
}

function showModel(list) {
	const { loaded, loading } = list;
	trouble = '';
	const name = models.chosen() || loaded?.name;
	find('model-name').textContent = loading ? `Loading ${Math.round(loading.progress ?? 0)}\u00a0%` : name ?? 'No model';
	find('model-button').dataset.state = loading ? 'loading' : name ? 'loaded' : 'none';
	find('model-button').setAttribute('aria-label', `Models; ${find('model-name').textContent}`);
	find('loading-bar').hidden = !loading;
	find('loading-bar').value = loading?.progress ?? 0;
	document.title = name ? `${name} – rkllmd` : 'rkllmd';
	parameters.disable(!can('sampling'));
	find('logprobs').disabled = !can('logprobs');
	refresh();
}

function showFailure(error) {
	trouble = error.status === 401 ? 'It serves only those who show its token.' : error instanceof ApiError ? error.message : 'The daemon cannot be reached.';
	find('model-name').textContent = error.status === 401 ? 'No access' : 'No daemon';
	find('model-button').dataset.state = 'none';
	refresh();
	if (error.status === 401 && !find('access').open) {
		find('access').showModal();
	}
}

function showPanel(open) {
	find('panel').classList.toggle('open', open);
	find('panel-button').setAttribute('aria-expanded', String(open));
	if (!open) {
		find('panel-button').focus();
	}
}

// What the user does

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
	turns.set({ marks: event.target.checked });
});
find('plain').addEventListener('change', (event) => {
	keep('plain', event.target.checked);
	turns.set({ plain: event.target.checked });
});
find('turns').addEventListener('click', askBeforeLeaving);
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
find('plain').checked = kept('plain') ?? false;
turns.set({ plain: find('plain').checked });
turns.show(conversation.turns);
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
composer.focus();
