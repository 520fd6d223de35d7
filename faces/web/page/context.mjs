// How much of the conversation the model can read. Its context holds a number of tokens for prompt and answer; where the conversation is longer, the oldest
// questions are left out with their answers, but those that are pinned. How many tokens a text has is estimated, from what the daemon has counted before.

const frame = 6; // tokens that a template writes around a turn, about
const reserve = 0.25; // of the context, at most, is kept free for the answer

// estimate returns about how many tokens a text has.
export function estimate(conversation, text) {
	return text === '' ? 0 : Math.ceil(text.length * (conversation.rate ?? 0.35)) + frame;
}

function sizeOf(conversation, turn) {
	return turn.usage && !turn.start ? turn.usage.completion_tokens + frame : estimate(conversation, turn.content);
}

// fit marks the turns that are left out of the next prompt (left), and returns about how many tokens the others have. The last question and its answer are
// always in.
export function fit(conversation, maxTokens) {
	const { turns, limit } = conversation;
	const last = turns.findLastIndex((turn) => turn.role === 'user');
	const size = (from, to) => turns.slice(from, to).reduce((sum, turn) => sum + sizeOf(conversation, turn), 0);
	const exchanges = [];
	turns.forEach((turn, i) => {
		if (turn.role === 'user' && i < last) {
			exchanges.push({ from: i, to: endOf(turns, i), keep: turn.keep });
		}
		turn.left = false;
	});
	let total = estimate(conversation, conversation.system) + size(0);
	const room = limit ? limit - Math.min(maxTokens, Math.floor(limit * reserve)) : Infinity;
	const leave = ({ from, to }) => {
		total -= size(from, to);
		turns.slice(from, to).forEach((turn) => { turn.left = true; });
	};
	exchanges.filter((one) => one.keep === 'drop').forEach(leave);
	for (const one of exchanges.filter(({ keep }) => keep === undefined)) {
		if (total <= room) {
			break;
		}
		leave(one);
	}
	return total;
}

// learn takes what an answer's usage tells about the length of texts.
export function learn(conversation, answer) {
	const { usage, config } = answer;
	const texts = config?.messages?.map(({ content }) => content) ?? [];
	const length = texts.reduce((sum, text) => sum + text.length, 0);
	if (usage && length > 0) {
		conversation.rate = Math.max((usage.prompt_tokens - frame * texts.length) / length, 0.02);
	}
}

// shorten is called when the daemon has said that a prompt is too long. It returns whether there is a shorter one to try: then more turns are left out.
export function shorten(conversation, answer, maxTokens) {
	const { turns } = conversation;
	const gone = turns.filter((turn) => turn.left);
	const [, has, holds] = /has (\d+) tokens.* holds (\d+)/.exec(answer.error.message) ?? [];
	if (holds) {
		conversation.limit = Number(holds);
		learn(conversation, { config: answer.config, usage: { prompt_tokens: Number(has) } });
	}
	fit(conversation, maxTokens);
	gone.forEach((turn) => { turn.left = true; });
	if (turns.filter((turn) => turn.left).length > gone.length) {
		return true;
	}
	const last = turns.findLastIndex((turn) => turn.role === 'user');
	const next = turns.findIndex((turn, i) => turn.role === 'user' && !turn.left && turn.keep === undefined && i < last);
	if (next < 0) {
		return false;
	}
	turns.slice(next, endOf(turns, next)).forEach((turn) => { turn.left = true; });
	return true;
}

// endOf returns the index behind the question at this one and its answer, if it has one.
function endOf(turns, question) {
	return turns[question + 1]?.role === 'assistant' ? question + 2 : question + 1;
}
