// The ws client through every flow of the streaming protocol, on the demo model.
// Usage: node flows.mjs ws://HOST:PORT/generate; prints the flows that have passed, one a line.
import assert from 'node:assert';
import { once } from 'node:events';
import WebSocket from 'ws';

// connect returns a socket with say(message), hear(), which waits for the next message, and until(type), which returns all up to one of that type.
async function connect(url) {
	const socket = new WebSocket(url);
	const messages = [];
	let wake = () => {};
	socket.on('message', (data, binary) => {
		assert.ok(!binary);
		messages.push(JSON.parse(data));
		wake();
	});
	socket.closed = once(socket, 'close');
	await once(socket, 'open');
	socket.say = (message) => socket.send(JSON.stringify(message));
	socket.hear = async () => {
		while (messages.length === 0) await new Promise((resolve) => { wake = resolve; });
		return messages.shift();
	};
	socket.until = async (type) => {
		for (const list = []; ;) {
			list.push(await socket.hear());
			const last = list.at(-1);
			if (last.type === type) return list;
			assert.notStrictEqual(last.type, 'error', JSON.stringify(last));
		}
	};
	return socket;
}

const parameters = { max_tokens: 3000, temperature: 2, top_k: 0, top_p: 1, seed: 7, stop: [] };
const long = { type: 'config', prompt: 'Tell me a story.', chat: true, grammar: 'root ::= "rain "{2000}', parameters };
const sum = { type: 'config', prompt: 'What is 3 plus 4?', chat: true, parameters: { max_tokens: 50, temperature: 0 } };

const flows = {
	async 'Basic Text Generation'(url) {
		const socket = await connect(url);
		socket.say({ ...sum, options: { stream: true, include_token_ids: true, include_logprobs: true, include_timing: true } });
		const messages = (await socket.until('completion')).filter((m) => m.type !== 'status'); // the model may still be loading
		assert.strictEqual(messages[0].type, 'init');
		assert.match(messages[0].request_id, /^gen_/);
		const tokens = messages.slice(1, -1);
		const last = messages.at(-1);
		assert.strictEqual(tokens.map((m) => m.token).join(''), last.generated_text);
		assert.match(last.generated_text, /3 plus 4 is 7\./);
		assert.strictEqual(last.finish_reason, 'stop');
		assert.strictEqual(last.usage.total_tokens, last.usage.prompt_tokens + last.usage.completion_tokens);
		assert.ok(tokens.slice(0, -1).every((m) => Number.isInteger(m.token_id) && m.logprobs.length === 5 && m.timing.total_ms > 0));
		assert.ok(last.timing.first_token_ms > 0);
		socket.close();
	},
	async 'Error and Recovery'(url) {
		const socket = await connect(url);
		socket.say({ ...sum, prompt: 'word '.repeat(5000) });
		const error = await socket.hear();
		assert.deepStrictEqual([error.type, error.error, error.recoverable, error.recovery_action],
			['error', 'context_length_exceeded', true, 'shorten_prompt']);
		assert.match(error.request_id, /^gen_/);
		socket.say(sum);
		assert.match((await socket.until('completion')).at(-1).generated_text, /3 plus 4 is 7\./);
		socket.close();
	},
	async 'Midstream Control'(url) {
		const socket = await connect(url);
		socket.say(long);
		await socket.until('token');
		socket.say({ type: 'control', action: 'pause' });
		socket.say({ type: 'control', action: 'modify', parameters: { temperature: 0.9, top_p: 0.95 } });
		socket.say({ type: 'control', action: 'resume' });
		socket.say({ type: 'control', action: 'stop' });
		const messages = await socket.until('completion');
		assert.deepStrictEqual(messages.filter((m) => m.type === 'status').map((m) => m.operation), ['pause', 'modify', 'resume']);
		assert.strictEqual(messages.at(-1).finish_reason, 'cancelled');
		socket.say({ type: 'control', action: 'regenerate' });
		assert.strictEqual((await socket.hear()).type, 'init');
		socket.say({ type: 'control', action: 'stop' });
		await socket.until('completion');
		socket.close();
	},
	async 'Feedback'(url) {
		const socket = await connect(url);
		socket.say(sum);
		await socket.until('completion');
		socket.say({ type: 'feedback', rating: 1, text: 'Great response!', position: 3 });
		assert.strictEqual((await socket.hear()).operation, 'feedback');
		socket.close();
	},
	async 'Client reconnection'(url) {
		let socket = await connect(url);
		socket.say({ ...sum, prompt: 'Count from 1 to 20.' });
		const [init, first] = await socket.until('token');
		socket.terminate();
		await socket.closed;
		socket = await connect(url);
		socket.say({ type: 'config', resume: init.request_id, received: 1 });
		const rest = await socket.until('completion');
		assert.strictEqual(rest[0].request_id, init.request_id);
		assert.deepStrictEqual(rest.slice(1, -1).map((m) => m.index), rest.slice(1, -1).map((m, i) => i + 1));
		assert.strictEqual(first.token + rest.slice(1, -1).map((m) => m.token).join(''), rest.at(-1).generated_text);
		socket.close();
	},
	async 'Fragmented frames'(url) {
		const socket = await connect(url);
		const text = Buffer.from(JSON.stringify({ ...sum, later: 'é€🙃' }));
		for (let i = 0; i < text.length; i++) socket.send(text.subarray(i, i + 1), { binary: false, fin: i === text.length - 1 });
		assert.match((await socket.until('completion')).at(-1).generated_text, /3 plus 4 is 7\./);
		socket.close();
	},
	async 'Wrong clients'(url) {
		for (const [data, options, code] of [
			[Buffer.from('{"type": "config", "prompt": "\xff"}', 'latin1'), { binary: false }, 1007], [JSON.stringify(sum), { binary: true }, 1003],
			[' '.repeat((1 << 20) + 1), {}, 1009], [JSON.stringify({ type: 'control', action: 'stop' }), {}, 1008],
		]) {
			const socket = await connect(url);
			socket.send(data, options);
			assert.strictEqual((await socket.closed)[0], code);
		}
	},
};

async function main(url) {
	for (const [name, flow] of Object.entries(flows)) {
		await flow(url);
		console.log(name);
	}
}

main(...process.argv.slice(2)).catch((error) => { console.error(error); process.exit(1); });
