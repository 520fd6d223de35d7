// Tests of rkllm/web against a real daemon: HTTP with Node's fetch, WebSocket with the package ws.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';

import { Generation, GenerationError, HttpClient } from 'rkllm/web';
import { WebSocket } from 'ws';

import { folder, makeFolder, startDaemon } from './daemon.mjs';

const token = 'the-token-of-this-story,+/~?>';
const chat = { prompt: 'Tell me a story.', chat: true, max_tokens: 60, temperature: 0 };

// A daemon that serves builtin:demo over HTTP, with a token.
async function serve(t, ...flags) {
	const file = path.join(makeFolder(t), 'token');
	writeFileSync(file, `${token}\n`, { mode: 0o600 });
	const { log } = await startDaemon(t, '--http', '127.0.0.1:0', '--model', 'builtin:demo', '--token-file', file, ...flags);
	let address;
	while (!(address = /http:\/\/127\.0\.0\.1:\d+|127\.0\.0\.1:\d+/.exec(log())?.[0])) {
		await setTimeout(20);
	}
	address = address.startsWith('http') ? address : `http://${address}`;
	const http = new HttpClient(address, { token });
	while (!(await http.models()).loaded) {
		await setTimeout(20);
	}
	return { address, http };
}

test('HTTP: whole, streamed, left, aborted, refused', async (t) => {
	const { address, http } = await serve(t);
	const whole = await http.generate(chat);
	let streamed = '';
	const types = new Set();
	for await (const message of http.stream(chat)) {
		types.add(message.type);
		streamed += message.type === 'token' ? message.token : '';
	}
	assert.ok(streamed);
	assert.equal(whole.generated_text, streamed);
	assert.ok(types.has('init') && types.has('completion'));
	let text = '';
	for await (const piece of http.texts(chat)) {
		text += piece;
		break;
	}
	assert.ok(streamed.startsWith(text));
	const controller = new AbortController();
	await assert.rejects(async () => {
		for await (const _ of http.texts(chat, { signal: controller.signal })) {
			controller.abort();
		}
	}, { name: 'AbortError' });
	await assert.rejects(http.generate({ prompt: 7 }), { name: 'GenerationError', status: 400 });
	await assert.rejects(http.request('GET', 'v1/nowhere'), { status: 404 });
	await assert.rejects(new HttpClient(address).models(), { status: 401 });
});

test('WebSocket: steered, answered again, left, aborted, refused', async (t) => {
	const { address, http } = await serve(t);
	const options = { token, WebSocket };
	const whole = await http.generate(chat);
	let text = '';
	for await (const piece of new Generation(address, chat, options).texts()) {
		text += piece;
	}
	assert.equal(text, whole.generated_text);

	const seen = [];
	const long = { ...chat, max_tokens: 3000, grammar: 'root ::= "rain "{2000}' }; // it goes on while the client is slow
	const steered = new Generation(address, long, options);
	for await (const message of steered) {
		seen.push(message);
		if (message.type === 'token' && seen.filter((one) => one.type === 'init').length === 2) {
			steered.stop();
		}
		if (message.type === 'token' && seen.filter((one) => one.type === 'token').length === 2) {
			steered.pause();
			steered.feedback({ rating: 1 });
			steered.modify({ temperature: 0.5 });
			steered.resume();
			steered.regenerate();
		}
	}
	assert.deepEqual(seen.filter((one) => one.type === 'status' && one.request_id && one.operation !== 'queued').map((one) => one.operation),
		['pause', 'feedback', 'modify', 'resume']);
	assert.equal(seen.filter((one) => one.type === 'init').length, 2);
	assert.equal(seen.filter((one) => one.type === 'completion').length, 2);

	for await (const _ of new Generation(address, chat, options)) {
		break;
	}
	const controller = new AbortController();
	await assert.rejects(async () => {
		for await (const message of new Generation(address, chat, { ...options, signal: controller.signal })) {
			if (message.type === 'init') {
				controller.abort(new Error('enough'));
			}
		}
	}, /enough/);
	await assert.rejects(async () => {
		for await (const _ of new Generation(address, { prompt: 'Hello', max_tokens: -1 }, options));
	}, (error) => error instanceof GenerationError && /max_tokens/.test(error.message));
	await assert.rejects(async () => {
		for await (const _ of new Generation(address, chat, { WebSocket })); // without the token
	}, /closed with code/);
	assert.throws(() => new Generation(address, chat, { signal: AbortSignal.abort(new Error('before')), WebSocket }), /before/);
});

test('WebSocket: one more answer is refused, and the loop ends with the first one', { timeout: 300_000 }, async (t) => {
	const { address } = await serve(t, '--http-rate', '1');
	const generation = new Generation(address, chat, { token, WebSocket });
	const seen = [];
	for await (const message of generation) {
		seen.push(message);
		if (message.type === 'init') {
			generation.regenerate();
			generation.regenerate();
		}
	}
	const refused = seen.filter((one) => one.type === 'error').map((one) => [one.error, one.request_id]);
	assert.deepEqual(refused, [['rate_limited', undefined], ['rate_limited', undefined]]);
	assert.deepEqual(seen.filter((one) => one.type === 'init' || one.type === 'completion').map((one) => one.type), ['init', 'completion']);
});

test('the example', async (t) => {
	const { address } = await serve(t);
	const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, 'examples/web.mjs'), address, token], { encoding: 'utf8' });
	assert.equal(status, 0, stderr);
	assert.match(stdout, /^model: builtin:demo\n.+\n[^]+\n(cancelled|stop|length) after \d+ tokens\n$/);
});

test('what a daemon never answers', async (t) => {
	let answer = '';
	let type = 'text/event-stream';
	const server = createServer((_, response) => {
		response.setHeader('Content-Type', type);
		response.end(answer);
	});
	t.after(() => server.close());
	await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
	const http = new HttpClient(`http://127.0.0.1:${server.address().port}/behind/a/proxy`);
	const all = async () => {
		const messages = [];
		for await (const message of http.stream(chat)) {
			messages.push(message);
		}
		return messages;
	};
	await assert.rejects(all(), /ended before the answer/);
	answer = 'data: {"type":"token"}\n\ndata: {"type":"err';
	await assert.rejects(all(), /ended before the answer/);
	answer = 'data: hello\n\n';
	await assert.rejects(all(), SyntaxError);
	answer = ': words\r\ndata: {"type":\r\ndata: "completion"}\r\n\r\n';
	assert.deepEqual(await all(), [{ type: 'completion' }]);
	answer = 'data: {"type":"error","error":"failed","message":"so","recoverable":true}\n\n';
	await assert.rejects(all(), { kind: 'failed', recoverable: true, message: 'so' });
	type = 'text/plain';
	answer = '';
	await assert.rejects(all(), /ended before the answer/);
});
