// The conversation: what was asked and answered. It is kept in this tab's storage, so that a reload loses nothing; library.mjs keeps all of them.
//
// A conversation is {id, version, title, named, created, changed, pinned, system, rate, limit, turns}. version and writer are of library.mjs; named:
// the person has given it its title; rate and limit are of context.mjs.
//
// A turn is {role: 'user', content, keep, left} or an answer:
//   {role: 'assistant', content, thinking, tokens, config, id, received, state, words, model, usage, timing, reason, error, start, left, formed}
// keep: 'pin', 'drop' or nothing; left: it was left out of what was sent last (context.mjs). start: {text, tokens} that the answer goes on with.
// formed: it was held to a form, so it is not Markdown.
// fork: the other ways that the conversation has taken from this turn on (branches.mjs).
// state: 'waiting' (no token yet), 'answering', 'paused', 'done', 'failed'. words: what it waits for. A token is {t: text, ms: time} and,
// with probabilities, p: the logarithm of its own, a: [[text, logarithm], ...], the others that were likely, and n: the
// token itself, where its text came later or with another one.

import { tell, tellStatus } from './words.mjs';

const key = 'rkllmd.conversation';
const waits = new Set(['model_loading', 'queued']); // operations that have progress
const longest = 60; // characters of a title

export function createConversation(system = '') {
	const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
	return { id, version: 0, title: '', created: Date.now(), changed: Date.now(), turns: [], system };
}

export function loadConversation() {
	try {
		const kept = JSON.parse(sessionStorage.getItem(key));
		if (Array.isArray(kept?.turns)) {
			return { ...createConversation(), ...kept };
		}
	} catch {
		// what is no JSON was not written here
	}
	return createConversation();
}

// saveConversation keeps all that there is room for: without tokens and forks where the storage is too small for them. Then it is marked as bare.
export function saveConversation(conversation) {
	const bare = { ...conversation, bare: true, turns: conversation.turns.map((turn) => ({ ...turn, tokens: [], fork: undefined })) };
	for (const one of [conversation, bare]) {
		try {
			sessionStorage.setItem(key, JSON.stringify(one));
			return;
		} catch {
			// the storage is full
		}
	}
}

// titleOf returns what a conversation is called: as the person says, else after its first question.
export function titleOf(conversation) {
	if (conversation.named) {
		return conversation.title;
	}
	const question = conversation.turns.find((turn) => turn.role === 'user')?.content.trim().replaceAll(/\s+/g, ' ') ?? '';
	return question.length > longest ? `${question.slice(0, longest - 1)}…` : question || tell('newConversation');
}

export function createAnswer() {
	return { role: 'assistant', content: '', thinking: '', tokens: [], config: null, id: '', received: 0, state: 'waiting', words: '' };
}

// clearAnswer makes an answer as if it had just been asked for.
export function clearAnswer(answer) {
	const { id, received } = answer;
	const gone = { progress: undefined, usage: undefined, timing: undefined, reason: undefined, error: undefined };
	Object.assign(answer, createAnswer(), { config: answer.config, model: answer.model, id, received, ...gone });
	if (answer.start) {
		answer.content = answer.start.text;
		answer.tokens = [...answer.start.tokens];
	}
}

// beginFrom returns what an answer goes on with: these tokens, or text where it is not known of which tokens it is made. Blanks at the end are left out, as the
// daemon does.
export function beginFrom(text, tokens) {
	const kept = tokens.map((token) => ({ ...token }));
	if (kept.reduce((sum, token) => sum + token.t.length, 0) !== text.length) {
		return { text: text.trimEnd(), tokens: [] };
	}
	while (kept.length > 0 && kept.at(-1).t.trimEnd() !== kept.at(-1).t) {
		kept.at(-1).t = kept.at(-1).t.trimEnd();
		if (kept.at(-1).t === '') {
			kept.pop();
		}
	}
	return { text: text.trimEnd(), tokens: kept };
}

export function isLive(answer) {
	return answer?.state === 'waiting' || answer?.state === 'answering' || answer?.state === 'paused';
}

// configFor returns what is sent to have the conversation's last answer written. Questions that got no answer are left out: to many models user and
// assistant must take turns. So is what context.mjs has left out.
export function configFor(conversation, { parameters, form, thinking, logprobs, raw, model }) {
	const config = { parameters, options: { stream: true, include_timing: true, include_logprobs: logprobs } };
	if (model !== '') {
		config.model = model;
	}
	const turns = conversation.turns.slice(0, -1).filter((turn, i, all) => {
		return turn.content !== '' && !turn.left && (i === all.length - 1 || all[i + 1].content !== '');
	});
	const { start } = conversation.turns.at(-1);
	if (!start) {
		Object.assign(config, form); // of the whole answer: what goes on with a part of it cannot be held to it
	}
	if (raw) {
		config.prompt = turns.at(-1).content + (start?.text ?? '');
		return config;
	}
	config.messages = turns.map(({ role, content }) => ({ role, content }));
	if (conversation.system.trim() !== '') {
		config.messages.unshift({ role: 'system', content: conversation.system });
	}
	if (start) {
		config.messages.push({ role: 'assistant', content: start.text });
		config.continue_final_message = true;
	} else if (thinking) {
		config.thinking = true;
	}
	return config;
}

// addMessage adds what the daemon says to an answer.
export function addMessage(answer, message, over) {
	switch (message.type) {
	case 'init':
		clearAnswer(answer);
		answer.model = message.model;
		break;
	case 'token':
		addToken(answer, message);
		break;
	case 'status':
		if (waits.has(message.operation)) {
			Object.assign(answer, { words: tellStatus(message), progress: message.progress });
		} else if (message.operation === 'pause') {
			answer.state = 'paused';
		} else if (message.operation === 'resume') {
			answer.state = answer.tokens.length > 0 ? 'answering' : 'waiting';
		}
		break;
	case 'completion':
		answer.state = 'done';
		answer.content = (answer.start?.text ?? '') + message.generated_text;
		answer.thinking = message.thinking ?? '';
		answer.usage = message.usage;
		answer.timing = message.timing;
		answer.reason = message.finish_reason;
		break;
	case 'error':
		answer.state = over ? 'failed' : answer.state;
		answer.error = { type: message.error, message: message.message, action: message.recovery_action, seconds: message.retry_after_seconds, over };
		break;
	}
}

function addToken(answer, message) {
	answer.progress = undefined;
	answer.state = answer.state === 'paused' ? 'paused' : 'answering';
	answer.words = '';
	answer.content += message.token;
	answer.thinking += message.thinking ?? '';
	const token = { t: message.token, ms: message.timing?.token_ms };
	if (message.logprobs) {
		const [own, ...others] = message.logprobs;
		token.p = own.logprob;
		token.n = own.token === message.token ? undefined : own.token;
		token.a = others.map((other) => [other.token, other.logprob]);
	}
	answer.tokens.push(token);
}
