// The conversation: what was asked and answered, kept in this tab's storage so that a reload loses nothing.
//
// A turn is {role: 'user', content} or an answer:
//   {role: 'assistant', content, thinking, tokens, config, id, received, state, words, model, usage, timing, reason, error}
// state: 'waiting' (no token yet), 'answering', 'paused', 'done', 'failed'. words: what it waits for. A token is {t: text, ms: time} and,
// with probabilities, p: the logarithm of its own, a: [[text, logarithm], ...], the others that were likely, and n: the
// token itself, where its text came later or with another one.

const key = 'rkllmd.conversation';
const waits = new Set(['model_loading', 'queued']); // operations that have progress

export function loadConversation() {
	try {
		const kept = JSON.parse(sessionStorage.getItem(key));
		if (Array.isArray(kept?.turns)) {
			return kept;
		}
	} catch {
		// what is no JSON was not written here
	}
	return { turns: [], system: '' };
}

// saveConversation keeps all that there is room for: without the tokens where the storage is too small for them.
export function saveConversation(conversation) {
	const bare = { ...conversation, turns: conversation.turns.map((turn) => ({ ...turn, tokens: [] })) };
	for (const one of [conversation, bare]) {
		try {
			sessionStorage.setItem(key, JSON.stringify(one));
			return;
		} catch {
			// the storage is full
		}
	}
}

export function createAnswer() {
	return { role: 'assistant', content: '', thinking: '', tokens: [], config: null, id: '', received: 0, state: 'waiting', words: '' };
}

// clearAnswer makes an answer as if it had just been asked for.
export function clearAnswer(answer) {
	const { id, received } = answer;
	const gone = { progress: undefined, eta: undefined, usage: undefined, timing: undefined, reason: undefined, error: undefined };
	Object.assign(answer, createAnswer(), { config: answer.config, model: answer.model, id, received, ...gone });
}

export function isLive(answer) {
	return answer?.state === 'waiting' || answer?.state === 'answering' || answer?.state === 'paused';
}

// configFor returns what is sent to have the conversation's last question answered. Questions that got no answer are left out: to many models user and
// assistant must take turns.
export function configFor(conversation, { parameters, thinking, logprobs, raw, model }) {
	const config = { parameters, options: { stream: true, include_timing: true, include_logprobs: logprobs } };
	if (model !== '') {
		config.model = model;
	}
	const turns = conversation.turns.slice(0, -1).filter((turn, i, all) => turn.content !== '' && (i === all.length - 1 || all[i + 1].content !== ''));
	if (raw) {
		config.prompt = turns.at(-1).content;
		return config;
	}
	config.messages = turns.map(({ role, content }) => ({ role, content }));
	if (conversation.system.trim() !== '') {
		config.messages.unshift({ role: 'system', content: conversation.system });
	}
	if (thinking) {
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
			Object.assign(answer, { words: message.message, progress: message.progress, eta: message.eta_seconds });
		} else if (message.operation === 'pause') {
			answer.state = 'paused';
		} else if (message.operation === 'resume') {
			answer.state = answer.tokens.length > 0 ? 'answering' : 'waiting';
		}
		break;
	case 'completion':
		answer.state = 'done';
		answer.content = message.generated_text;
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
