// Answers that are made in the page, so that Chromium and Firefox can both be given any: a WebSocket that speaks as the daemon does.

// scriptSockets puts window.speaker into a page, before its own scripts run: asked are the configs that have come; set(script) says how the next ones are
// answered: with tokens, perSecond of them a second, or, with hold, as many as next(count) asks for. logprobs: each token has its probability and two others.
export function scriptSockets() {
	const speaker = { asked: [], sent: 0, script: { tokens: ['fine'] }, socket: null, number: 0, over: true };
	window.speaker = speaker;
	speaker.set = (script) => { speaker.script = script; };
	speaker.next = (upTo) => { sendTokens(Math.floor(upTo)); };

	function say(message) {
		speaker.socket?.onmessage?.({ data: JSON.stringify({ request_id: `gen_${speaker.number}`, ...message }) });
	}

	function complete(reason) {
		const { script, sent } = speaker;
		speaker.over = true;
		say({
			type: 'completion', generated_text: script.tokens.slice(0, sent).join(''), finish_reason: reason, finished: true, thinking: script.thinking ?? '',
			usage: script.usage ?? { prompt_tokens: 10, completion_tokens: sent, total_tokens: 10 + sent }, timing: { first_token_ms: 1, total_ms: sent + 1 },
		});
	}

	function sendTokens(upTo) {
		const { tokens, logprobs, thinking } = speaker.script;
		for (; !speaker.over && speaker.sent < Math.min(upTo, tokens.length); speaker.sent++) {
			const token = tokens[speaker.sent];
			const others = [{ token, logprob: -0.4 - (speaker.sent % 5) }, { token: ' another', logprob: -1 }, { token: ' third', logprob: -2 }];
			say({
				type: 'token', index: speaker.sent, token, timing: { token_ms: 1 + (speaker.sent % 7), total_ms: speaker.sent },
				...(logprobs ? { logprobs: others } : {}), ...(thinking && speaker.sent === 0 ? { thinking } : {}),
			});
		}
		if (!speaker.over && speaker.sent === tokens.length) {
			complete(speaker.script.reason ?? 'stop');
		}
	}

	function answer(config) {
		const { script } = speaker;
		speaker.asked.push(config);
		speaker.number++;
		speaker.sent = 0;
		speaker.over = false;
		say({ type: 'init', model: 'rkllmd demo', ...script.init });
		if (script.hold) {
			return;
		}
		const began = performance.now();
		const timer = setInterval(() => {
			sendTokens(Math.ceil((performance.now() - began) / 1000 * (script.perSecond ?? 1000)));
			if (speaker.over || speaker.script !== script) {
				clearInterval(timer);
			}
		}, 4);
	}

	window.WebSocket = class {
		static CONNECTING = 0;
		static OPEN = 1;

		constructor() {
			this.readyState = 0;
			speaker.socket = this;
			setTimeout(() => {
				this.readyState = 1;
				this.onopen?.();
			});
		}

		send(data) {
			const message = JSON.parse(data);
			if (message.type === 'config') {
				setTimeout(() => answer(message));
			} else if (message.action === 'stop') {
				setTimeout(() => complete('cancelled'));
			}
		}

		close(code) {
			this.readyState = 3;
			speaker.over = true;
			setTimeout(() => this.onclose?.({ code }));
		}
	};
}
