// The client of Visual Studio Code: Content-Length headers, the stream as $/progress notifications.
// Usage: node vscode_jsonrpc.mjs SOCKET MODEL PROMPT; prints the streamed text.
import assert from 'node:assert';
import net from 'node:net';
import rpc from 'vscode-jsonrpc/node';

async function main(path, model, prompt) {
	const socket = net.connect(path);
	const client = rpc.createMessageConnection(new rpc.SocketMessageReader(socket), new rpc.SocketMessageWriter(socket));
	client.listen();
	assert.strictEqual(await client.sendRequest('rkllm.is_running'), 0);
	assert.ok(await client.sendRequest('rkllm.get_constants'));
	const param = { model_path: model, top_k: 1, repeat_penalty: 1, extend_param: { enabled_cpus_num: 1 } };
	assert.strictEqual(await client.sendRequest('rkllm.init', null, param, null), 0);

	const input = { role: 'user', input_type: 0, prompt_input: prompt };
	const infer = { mode: 0, max_new_tokens: 30 };
	let streamed = '';
	client.onProgress(new rpc.ProgressType(), 'token', (result) => { streamed += result.text ?? ''; });
	const last = await client.sendRequest('rkllm.run_async', null, input, infer, { partialResultToken: 'token' });
	assert.strictEqual(last._callback_state, 2);
	assert.strictEqual((await client.sendRequest('rkllm.run', null, input, infer)).text, streamed);

	// Cancelling is the library's own $/cancelRequest.
	const source = new rpc.CancellationTokenSource();
	const endless = client.sendRequest('rkllm.run', null, input, { mode: 0, max_new_tokens: 0 }, null, source.token);
	setTimeout(() => source.cancel(), 10);
	await assert.rejects(endless, { code: -32800 });
	await assert.rejects(client.sendRequest('rkllm.walk'), { code: rpc.ErrorCodes.MethodNotFound });
	assert.strictEqual(await client.sendRequest('rkllm.destroy'), 0);
	process.stdout.write(streamed);
	client.end();
	socket.end();
}

main(...process.argv.slice(2)).catch((error) => { console.error(error); process.exit(1); });
