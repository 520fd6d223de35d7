// json-rpc-2.0 leaves the transport to its user: here JSON texts back to back, never a newline.
// Usage: node json_rpc_2_0.mjs SOCKET MODEL PROMPT; prints the streamed text.
import assert from 'node:assert';
import net from 'node:net';
import readline from 'node:readline';
import { JSONRPCClient, JSONRPCServer, JSONRPCServerAndClient } from 'json-rpc-2.0';

async function main(path, model, prompt) {
	const socket = net.connect(path);
	const peer = new JSONRPCServerAndClient(new JSONRPCServer(), new JSONRPCClient((request) => {
		socket.write(JSON.stringify(request));
	}));
	readline.createInterface({ input: socket }).on('line', (line) => peer.receiveAndSend(JSON.parse(line)));
	assert.strictEqual(await peer.request('rkllm.is_running'), 0);
	assert.ok(await peer.request('rkllm.get_constants'));
	assert.strictEqual(await peer.request('rkllm.init', [null, { model_path: model, top_k: 1, repeat_penalty: 1, extend_param: { enabled_cpus_num: 1 } }]), 0);

	const rkllm_input = { role: 'user', input_type: 0, prompt_input: prompt };
	const rkllm_infer_params = { mode: 0, max_new_tokens: 30 };
	let streamed = '';
	peer.addMethod('$/progress', ({ value }) => { streamed += value.text ?? ''; });
	const last = await peer.request('rkllm.run_async', { rkllm_input, rkllm_infer_params, partialResultToken: 1 });
	assert.strictEqual(last._callback_state, 2);
	assert.strictEqual((await peer.request('rkllm.run', { rkllm_input, rkllm_infer_params })).text, streamed);
	await assert.rejects(peer.request('rkllm.walk'), { code: -32601 });
	assert.strictEqual(await peer.request('rkllm.destroy'), 0);
	process.stdout.write(streamed);
	socket.end();
}

main(...process.argv.slice(2)).catch((error) => { console.error(error); process.exit(1); });
