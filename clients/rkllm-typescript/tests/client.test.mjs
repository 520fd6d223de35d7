// Tests of the client for Node against a real daemon.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { Client, ConnectionError, ErrorCode, LLMCallState, RKLLMError, RunFailed } from 'rkllm';

import { folder, loadModel, serveBytes, startDaemon } from './daemon.mjs';

const endless = { max_new_tokens: 2 ** 30 };
const short = { max_new_tokens: 4 };

async function collect(iterable) {
	const all = [];
	for await (const one of iterable) {
		all.push(one);
	}
	return all;
}

test('a stream ends with its figures, and its text is that of texts and run', async (t) => {
	const { client, told } = await loadModel(t);
	assert.equal(told.at(-1), 1);
	const results = await collect(client.stream('Hello'));
	assert.equal(results.at(-1)._callback_state, LLMCallState.RKLLM_RUN_FINISH);
	assert.equal(results.at(-1).perf.generate_tokens, 12);
	const text = (await collect(client.texts('Hello'))).join('');
	assert.ok(text);
	assert.equal((await client.run('Hello')).text, text);
	assert.equal((await client.run({ prompt_input: 'Hello' })).text, text);
	assert.equal((await client.run([5, 6, 7], short)).perf.prefill_tokens, 3);
});

test('runs that are left, aborted or cancelled end', async (t) => {
	const { client, socket } = await loadModel(t);
	// Each of these runs would go on for ever: the next one begins only if it was ended.
	for await (const _ of client.texts('Hello', endless)) {
		break;
	}
	const controller = new AbortController();
	await assert.rejects(async () => {
		for await (const _ of client.stream('Hello', endless, { signal: controller.signal })) {
			controller.abort(new Error('enough'));
		}
	}, /^Error: enough$/);
	await assert.rejects(client.run('Hello', endless, { signal: AbortSignal.timeout(50) }), { name: 'TimeoutError' });
	await assert.rejects(client.run('Hello', endless, { signal: controller.signal }), /enough/);
	let last;
	for await (last of client.stream('Hello', endless)) {
		if (last._callback_state === LLMCallState.RKLLM_RUN_NORMAL) {
			await client.abort();
		}
	}
	assert.equal(last._callback_state, LLMCallState.RKLLM_RUN_FINISH, 'aborted in order');
	assert.equal((await client.run('Hello', short))._callback_state, LLMCallState.RKLLM_RUN_FINISH);
	const other = await Client.connect(socket);
	const stream = other.stream('Hello', endless);
	await stream.next();
	other.close();
	await assert.rejects(collect(stream), ConnectionError);
	await assert.rejects(other.isRunning(), /the client was closed/);
	for await (const _ of client.stream('Hello', endless)) {
		break;
	}
	await client.destroy(); // the daemon refuses it while a run goes on
});

test('several prompts at once', async (t) => {
	const { client } = await loadModel(t, 2);
	const prompts = ['the quiet river', [5, 6, 7]];
	const steps = await collect(client.streamBatch(prompts));
	const texts = [0, 1].map((index) => steps.map((step) => step[index].text ?? '').join(''));
	assert.deepEqual((await client.runBatch(prompts)).map((result) => result.text), texts);
	await assert.rejects(client.runBatch([...prompts, 'one more']), { code: ErrorCode.INVALID_PARAMS });
});

test('the other methods', async (t) => {
	const { client, model } = await loadModel(t);
	assert.equal((await client.createDefaultParam()).top_k, 40);
	await client.run('Hello', { ...short, keep_history: 1 });
	assert.ok((await client.getKvCacheSize())[0] > 0);
	await client.clearKvCache();
	assert.deepEqual(await client.getKvCacheSize(), [0]);
	assert.equal(await client.isRunning(), false);
	const rows = await client.hiddenStates([5, 6, 7]);
	assert.equal(rows.length, 3);
	assert.ok((await client.logits('Hello'))[0].length > rows[0].length);
	await client.setChatTemplate('', '<', '>');
	await client.releasePromptCache();
	assert.equal((await client.getConstants()).library.name, 'embedded');
	assert.ok((await client.discover()).components.schemas.RKLLMResult);
	await assert.rejects(client.loadPromptCache('/nowhere'), RKLLMError);
	await assert.rejects(client.loadLora({ lora_adapter_path: model, lora_adapter_name: 'a' }), { code: ErrorCode.FUNCTION_FAILED });
	await assert.rejects(client.setFunctionTools([{ type: 'function', function: { name: 'f', parameters: {} } }]),
		(error) => error.data.function === 'rkllm_set_function_tools' && error.data.code === -1);
	await assert.rejects(client.setCrossAttnParams({
		encoder_k_cache: [1], encoder_v_cache: [1], encoder_mask: [1], encoder_pos: [0], num_tokens: 1,
	}), RKLLMError);
	await client.destroy();
	await assert.rejects(client.run('Hello'), { name: 'RKLLMError', code: ErrorCode.NO_MODEL });
	await assert.rejects(collect(client.stream('Hello')), { code: ErrorCode.NO_MODEL });
});

test('streams that share a client', async (t) => {
	const { client } = await loadModel(t);
	const { text } = await client.run('Hello');
	const said = await Promise.all(Array.from({ length: 8 }, async () => {
		const pieces = await collect(client.texts('Hello'));
		await client.isRunning();
		return pieces.join('');
	}));
	assert.deepEqual(said, Array(8).fill(text));
});

test('a daemon that dies', async (t) => {
	const { client, daemon, socket } = await loadModel(t);
	await assert.rejects(async () => {
		for await (const _ of client.stream('Hello', endless)) {
			daemon.kill('SIGKILL');
		}
	}, ConnectionError);
	await assert.rejects(client.isRunning(), ConnectionError);
	if (daemon.signalCode === null) {
		await once(daemon, 'exit'); // its sockets are closed one after the other
	}
	await assert.rejects(Client.connect(socket), /rkllmd serve/);
	await assert.rejects(Client.connect(socket, { signal: AbortSignal.abort(new Error('before')) }), /before/);
});

test('what a daemon never sends ends a call', async (t) => {
	const failed = '{"id":1,"result":{"text":null,"_callback_state":3}}\n';
	for (const [answer, right] of [
		['', ConnectionError], ['hello\n', /no message/], ['null\n', /no message/], ['{}\n', ConnectionError], ['{"id":1,"result":7}\n', /no result/],
		['{"id":1,"result":[]}\n', /no result/], ['{"id":7,"result":{}}\n', ConnectionError], ['{"id":1,"result":{"_callback_', ConnectionError],
		['{"id":null,"error":{"code":-32008,"message":"not you"}}\n', { code: -32008, words: 'not you' }], [failed, RunFailed],
		['\xff\xfe\n', /no message/], ['[1]\n', ConnectionError],
	]) {
		const client = await Client.connect(await serveBytes(t, answer));
		await assert.rejects(collect(client.stream('Hello')), right, answer);
		client.close();
	}
});

test('the types are what the documents say, and each method is there', () => {
	execFileSync('python3', [path.join(folder, 'generate.py'), '--check']);
	const { methods } = JSON.parse(readFileSync(path.join(folder, '../../docs/api/openrpc.json'), 'utf8'));
	const others = { run_async: 'stream', '$/cancelRequest': 'stream' };
	for (const name of methods.map((method) => method.name.split('.').pop())) {
		const right = (others[name] ?? name).replace(/_(.)/g, (_, letter) => letter.toUpperCase());
		assert.equal(typeof Client.prototype[right], 'function', right);
	}
});

test('the examples', async (t) => {
	const { socket } = await startDaemon(t);
	const run = (name, at) => {
		const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, 'examples', name)],
			{ env: { ...process.env, RKLLM_UDS_PATH: at }, encoding: 'utf8' });
		return { status, said: stdout, complained: stderr };
	};
	for (const [name, right] of Object.entries({
		'stream.mjs': /^.+\n\d+ tokens in \d+ ms\n$/,
		'abort.mjs': /^.+\naborted\n$/,
		'several_prompts.mjs': /^What .+\n {4}.+\nWhat .+\n {4}.+\nWho .+\n {4}.+\n$/,
		'embeddings.mjs': /^1\.000 [^]*likeliest next token: \d+ of \d+\n$/,
		'errors.mjs': /^NO_MODEL: .+\nINVALID_PARAMS: .+\nMETHOD_NOT_FOUND: .+\nFUNCTION_FAILED: .+rkllm_load_lora.+\nthe connection goes on: true\n$/,
	})) {
		const { status, said, complained } = run(name, socket);
		assert.equal(status, 0, complained);
		assert.match(said, right, name);
	}
	const { status, complained } = run('function_tools.mjs', socket);
	assert.equal(status, 1);
	assert.match(complained, /^function_tools\.mjs: .+ writes no functions.+\n$/);
	for (const name of readdirSync(path.join(folder, 'examples')).filter((one) => one !== 'web.mjs')) {
		assert.match(run(name, `${socket}.none`).complained, /rkllmd serve/, name);
	}
});
