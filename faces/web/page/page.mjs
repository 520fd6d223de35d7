// The page: conversations with the model that is loaded, or with those that have names, over GET /generate.

import { ApiError, setToken } from './api.mjs';
import { createAttachments } from './attach.mjs';
import { branch, walk } from './branches.mjs';
import { createComposer } from './composer.mjs';
import { estimate, fit, learn, shorten } from './context.mjs';
import {
	addMessage, beginFrom, clearAnswer, configFor, createAnswer, createConversation, isLive, loadConversation, saveConversation, titleOf,
} from './conversation.mjs';
import { find } from './elements.mjs';
import './groups.mjs';
import { createEmpty } from './empty.mjs';
import { createHistory } from './history.mjs';
import { keep, kept } from './kept.mjs';
import { watchKeys } from './keys.mjs';
import { askBeforeLeaving } from './leave.mjs';
import { createLibrary } from './library.mjs';
import { createLink } from './link.mjs';
import { createModels } from './models.mjs';
import { createParameters } from './parameters.mjs';
import { createSides } from './sides.mjs';
import { createSpeech } from './speech.mjs';
import { createTurns } from './turns.mjs';
import { percent, tell } from './words.mjs';

const saveDelay = 250; // ms
const unknown = tell('notAnsweredYet');
const draftKey = 'rkllmd.draft'; // of this tab: the question that is being written

let conversation = loadConversation();
const speech = createSpeech(find('spoken'));
const turns = createTurns(find('turns'), {
	retry: answerAgain, edit: editQuestion, choose: () => models.open(), again: answerAnew, resume: continueAnswer, instead: takeOther, ask: askAnew,
	mark: markQuestion, walk: walkTo,
});
const link = createLink({ onMessage, onTrouble, onLost });
const models = createModels({ onChange: showModel, onFailure: showFailure });
const parameters = createParameters(changeParameters);
const showEmpty = createEmpty(find('empty'), { refresh: models.refresh, load: models.load, choose: models.open, send });
const sides = createSides();
const composer = createComposer({
	send, regenerate: answerAgain, stop: () => link.control('stop'), pause: () => link.control('pause'), resume: () => link.control('resume'),
	change: () => showRoom(), with: (text) => attachments.with(text), sent: () => attachments.clear(),
});
const attachments = createAttachments({ model: models.chosen, onChange: () => showRoom() });
const library = createLibrary({ onChange: () => history.refresh() });
const history = createHistory(library, () => conversation, {
	open: openConversation, changed: changeConversation, begin: () => showConversation(createConversation()),
});

let saving = 0;
let following = true; // the end of the conversation is in sight: it stays there
let top = 0; // how far the conversation was scrolled
let trouble = unknown; // why the daemon cannot be used; '': it can
let steered = {}; // the parameters that the answer on its way was given last
let asked = ''; // the model that the conversation's limit is of

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

// keepConversation keeps it with the others.
async function keepConversation() {
	const one = conversation;
	if (one.turns.length === 0) {
		return;
	}
	const done = library.save(one);
	save();
	if (!await done) { // another tab has gone on with it
		Object.assign(one, { title: tell('copyOf', { title: titleOf(one) }), named: true, id: createConversation().id, version: 0 });
		await library.save(one);
		if (one === conversation) {
			save();
		}
	}
	await history.refresh();
}

function can(capability) {
	return models.chosen() !== '' || (models.list().loaded?.capabilities.includes(capability) ?? true);
}

// busy tells, and says so, that there is an answer on its way.
function busy() {
	if (isLive(last())) {
		speech.say(tell('stopFirst'));
		return true;
	}
	return false;
}

// send asks a question, and returns whether it could.
function send(text) {
	if (busy()) {
		return false;
	}
	for (const turn of [{ role: 'user', content: text }, createAnswer()]) {
		conversation.turns.push(turn);
		turns.add(turn);
	}
	begin(last());
	return true;
}

// begin asks for an answer to the last question. fitted: it is decided already what is left out.
function begin(answer, fitted = false) {
	conversation.changed = Date.now();
	if (!fitted) {
		fit(conversation, parameters.values().max_tokens);
	}
	clearAnswer(answer);
	answer.id = '';
	answer.received = 0;
	answer.config = configFor(conversation, {
		parameters: parameters.values(can('sampling')), form: can('schema') ? parameters.form() : {},
		thinking: find('thinking').checked, logprobs: find('logprobs').checked && can('logprobs'),
		raw: !can('messages'), model: models.chosen(),
	});
	answer.formed = 'schema' in answer.config || 'grammar' in answer.config;
	speech.forget();
	parameters.settle();
	link.begin(answer);
	turns.draw();
	refresh(answer);
	scrollDown();
	keepConversation();
}

function answerAgain() {
	if (isLive(last())) {
		link.control('regenerate');
	} else if (last()?.role === 'assistant') {
		answerAnew(last());
	}
	composer.focus();
}

// answerAnew has a question answered once more. The answer that is there stays reachable.
function answerAnew(answer) {
	if (busy()) {
		return;
	}
	if (answer.content === '' && answer === last()) {
		begin(answer);
		return;
	}
	branch(conversation.turns, conversation.turns.indexOf(answer), createAnswer());
	turns.show(conversation.turns);
	begin(last());
}

// askAnew asks another question in the place of one.
function askAnew(question, text) {
	if (busy()) {
		return;
	}
	branch(conversation.turns, conversation.turns.indexOf(question), { role: 'user', content: text, keep: question.keep });
	conversation.turns.push(createAnswer());
	turns.show(conversation.turns);
	begin(last());
	composer.focus();
}

function continueAnswer(answer) {
	if (!busy()) {
		answer.start = beginFrom(answer.content, answer.tokens);
		begin(answer);
	}
}

// takeOther has an answer go on with another text in the place of its token at this index, beside the answer that is there.
function takeOther(answer, index, text) {
	if (busy()) {
		return;
	}
	const { a, p } = answer.tokens[index];
	const tokens = [...answer.tokens.slice(0, index), { t: text, p: a.find(([one]) => one === text)?.[1] ?? p, a: a.filter(([one]) => one !== text) }];
	const start = beginFrom(tokens.map((token) => token.t).join(''), tokens);
	branch(conversation.turns, conversation.turns.indexOf(answer), { ...createAnswer(), start });
	turns.show(conversation.turns);
	begin(last());
}

function walkTo(turn, step) {
	if (!busy()) {
		walk(conversation.turns, conversation.turns.indexOf(turn), step);
		fit(conversation, parameters.values().max_tokens);
		turns.show(conversation.turns);
		refresh();
		keepConversation();
	}
}

// markQuestion pins a question, or leaves it out; once more takes that back.
function markQuestion(question, mark) {
	question.keep = question.keep === mark ? undefined : mark;
	fit(conversation, parameters.values().max_tokens);
	turns.draw();
	refresh();
	keepConversation();
}

// editQuestion takes the last question back, if nothing is lost with it. Otherwise it is edited where it is: sent, it is another version.
function editQuestion() {
	const [question, answer] = conversation.turns.slice(-2);
	if (question.fork || answer.fork || answer.content !== '') {
		turns.edit(question);
		return;
	}
	conversation.turns.splice(-2);
	turns.show(conversation.turns);
	save();
	refresh();
	composer.write(question.content);
}

// openConversation shows one of those that are kept. An answer that is on its way is stopped.
function openConversation(record) {
	if (record && record.id !== conversation.id) {
		leaveConversation();
		showConversation(record);
	}
}

function leaveConversation() {
	if (isLive(last())) {
		link.drop();
		Object.assign(last(), { state: 'done', reason: 'cancelled', config: null });
	}
	keepConversation();
}

function showConversation(one) {
	link.drop();
	conversation = one;
	if (isLive(last())) { // another tab was asking
		Object.assign(last(), { state: 'failed', config: null });
	}
	asked = ''; // its limit is that of the model that is asked from now on
	find('system').value = conversation.system;
	find('undo').hidden = true;
	fit(conversation, parameters.values().max_tokens);
	turns.show(conversation.turns);
	save();
	showModel(models.list());
	history.refresh();
	scrollDown();
	composer.focus();
}

async function changeConversation(what) {
	Object.assign(conversation, what);
	await keepConversation();
}

// What the daemon says

function onMessage(answer, message, over) {
	const before = answer.state;
	addMessage(answer, message, over);
	switch (message.type) {
	case 'init':
		conversation.limit = message.model_info?.max_tokens ?? conversation.limit;
		turns.set({ limit: conversation.limit });
		break;
	case 'token':
		speech.add(message.token);
		break;
	case 'status':
		tellStatus(message);
		break;
	case 'completion':
		speech.flush();
		speech.say(tell(before === 'waiting' ? 'spokenEmpty' : { cancelled: 'spokenStopped', length: 'spokenCut' }[answer.reason] ?? 'spokenComplete'));
		learn(conversation, answer);
		break;
	}
	if (message.error === 'context_length_exceeded' && over && can('messages') && shorten(conversation, answer, parameters.values().max_tokens)) {
		begin(answer, true);
		return;
	}
	const moved = message.type === 'init' && (models.chosen() !== '' || message.model !== models.list().loaded?.name);
	if (moved || message.error === 'model_loading_error') {
		models.refresh(); // somebody else has loaded or unloaded one
	}
	if (!isLive(answer)) {
		answer.config = null;
		keepConversation();
	}
	refresh(answer);
}

function tellStatus(message) {
	switch (message.operation) {
	case 'modify':
		find('acknowledged').textContent = tell('changedFromNext', { what: Object.entries(steered).map((one) => `${tell(one[0])} ${one[1]}`).join(', ') });
		break;
	case 'pause':
		speech.say(tell('paused'));
		break;
	case 'resume':
		speech.say(tell('spokenResumed'));
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
	keepConversation();
	refresh(answer);
}

function changeParameters(changed) {
	const steering = Object.fromEntries(Object.entries(changed).filter(([name]) => parameters.steers(name)));
	if (isLive(last()) && last().id && Object.keys(steering).length > 0 && can('modify')) {
		find('acknowledged').textContent = tell('sending');
		steered = steering;
		link.control('modify', steering);
	} else {
		find('acknowledged').textContent = tell('fromNextAnswer');
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
			showRoom();
		});
		saveSoon();
	}
	composer.show(last(), can('pause'));
	find('empty').hidden = conversation.turns.length > 0 || trouble === unknown;
	showEmpty(models.list(), trouble, models.chosen());
	showRoom();
}

// showRoom shows how full the context is, with what stands in the prompt.
function showRoom() {
	const { limit } = conversation;
	find('room').hidden = !limit || conversation.turns.length === 0;
	if (!limit) {
		return;
	}
	const answer = last();
	const sent = conversation.turns.filter((turn) => !turn.left && turn !== answer).reduce((sum, turn) => sum + estimate(conversation, turn.content), 0);
	const guessed = sent + estimate(conversation, conversation.system) + (answer?.tokens?.length ?? 0);
	const known = answer?.state === 'done' && answer.usage ? answer.usage.total_tokens : guessed;
	const used = Math.min(known + estimate(conversation, composer.text()) + attachments.tokens(), limit);
	const left = conversation.turns.filter((turn) => turn.left && turn.role === 'user').length;
	find('room-bar').max = limit;
	find('room-bar').value = used;
	find('room-bar').classList.toggle('tight', used > 0.8 * limit);
	find('room-words').textContent = tell('room', { used, n: limit }) + (left === 0 ? '' : tell('roomLeft', { n: left }));
}

function scrollDown() {
	following = true;
	find('scroller').scrollTop = find('scroller').scrollHeight;
}

function showModel(list) {
	const { loaded, loading } = list;
	trouble = '';
	const name = models.chosen() || loaded?.name;
	if (name !== asked && !loading) {
		conversation.limit = models.chosen() === '' ? loaded?.max_tokens : undefined; // that of a model with a name is told with its answer
		asked = name;
		turns.set({ limit: conversation.limit });
	}
	find('model-name').textContent = loading ? tell('loadingShort', { share: percent(Math.round(loading.progress ?? 0)) }) : name ?? tell('noModel');
	find('model-button').dataset.state = loading ? 'loading' : name ? 'loaded' : 'none';
	find('model-button').setAttribute('aria-label', tell('modelsNow', { name: find('model-name').textContent }));
	find('loading-bar').hidden = !loading;
	find('loading-bar').value = loading?.progress ?? 0;
	document.title = name ? `${name} – rkllmd` : 'rkllmd';
	parameters.disable(!can('sampling'));
	find('logprobs').disabled = !can('logprobs');
	find('form-kind').disabled = !can('schema');
	refresh();
}

function showFailure(error) {
	trouble = error.status === 401 ? tell('tokenNeeded') : error instanceof ApiError ? error.message : tell('unreachable');
	find('model-name').textContent = tell(error.status === 401 ? 'noAccess' : 'noDaemon');
	find('model-button').dataset.state = 'none';
	refresh();
	if (error.status === 401 && !find('access').open) {
		find('access').showModal();
	}
}

// What the user does

find('scroller').addEventListener('scroll', () => {
	const box = find('scroller');
	if (box.scrollHeight - box.scrollTop - box.clientHeight < 40) {
		following = true;
	} else if (box.scrollTop < top) { // the person goes up; what only has become longer, or shorter, is no sign of that
		following = false;
	}
	top = box.scrollTop;
});
new ResizeObserver(() => {
	if (following) {
		scrollDown();
	}
}).observe(find('scroller'));
function beginNew() {
	leaveConversation();
	showConversation(createConversation());
}

find('new-button').addEventListener('click', beginNew);
find('model-button').addEventListener('click', models.open);
find('reset-button').addEventListener('click', parameters.reset);
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
watchKeys({
	begin: beginNew, history: () => sides.toggle('history'), settings: () => sides.toggle('panel'), write: composer.focus, again: answerAgain,
	stop: () => sides.closeNarrow() || (isLive(last()) && link.control('stop')),
});
let width = 0;
new ResizeObserver(([entry]) => {
	if (entry.contentRect.width !== width) { // the timelines are as wide
		width = entry.contentRect.width;
		turns.draw();
	}
}).observe(find('turns'));
addEventListener('pagehide', () => {
	save();
	keepDraft();
});
document.addEventListener('visibilitychange', () => {
	if (document.visibilityState === 'visible' && !isLive(last())) {
		models.refresh();
	}
});

// keepDraft keeps the question that is being written over a reload.
function keepDraft() {
	try {
		sessionStorage.setItem(draftKey, composer.text());
	} catch {
		// it is lost
	}
}

// restoreRest takes from the library what this tab's storage had no room for.
async function restoreRest() {
	const whole = await library.get(conversation.id);
	delete conversation.bare;
	whole?.turns.forEach((turn, i) => {
		const mine = conversation.turns[i];
		if (mine?.content === turn.content) {
			Object.assign(mine, { tokens: turn.tokens, fork: turn.fork });
		}
	});
}

// The beginning: what this tab has kept, and the answer that was on its way.

if (conversation.bare) {
	await restoreRest();
}

find('system').value = conversation.system;
find('plain').checked = kept('plain') ?? false;
turns.set({ plain: find('plain').checked });
turns.show(conversation.turns);
sides.start();
scrollDown();
history.refresh();
await models.refresh();
refresh();
if (isLive(last())) {
	link.begin(last());
}
if (composer.text() === '') {
	composer.write(sessionStorage.getItem(draftKey) ?? '');
}
composer.focus();
