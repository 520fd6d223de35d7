// jayson opens a connection for each call and takes the first line as the answer, so it cannot stream: rkllm.run answers whole. It speaks HTTP too.
// Usage: node jayson.mjs SOCKET MODEL PROMPT; prints the text.
import assert from 'node:assert';
import jayson from 'jayson/promise/index.js';

async function main(path, model, prompt) {
	const client = jayson.Client.tcp({ path });
	assert.strictEqual((await client.request('rkllm.is_running', [])).result, 0);
	assert.ok((await client.request('rkllm.get_constants', [])).result);
	const param = { model_path: model, top_k: 1, repeat_penalty: 1, extend_param: { enabled_cpus_num: 1 } };
	assert.strictEqual((await client.request('rkllm.init', [null, param, null])).result, 0);
	const input = { role: 'user', input_type: 0, prompt_input: prompt };
	const { result } = await client.request('rkllm.run', [null, input, { mode: 0, max_new_tokens: 30 }]);
	assert.strictEqual(result._callback_state, 2);
	assert.strictEqual((await client.request('rkllm.walk', [])).error.code, -32601);
	const batch = await client.request([client.request('rkllm.is_running', [], undefined, false)]);
	assert.strictEqual(batch[0].result, 0);
	const posting = jayson.Client.http({ socketPath: path });
	assert.deepStrictEqual((await posting.request('rkllm.run', [null, input, { mode: 0, max_new_tokens: 30 }])).result.text, result.text);
	assert.strictEqual((await posting.request('rkllm.walk', [])).error.code, -32601);
	assert.strictEqual((await posting.request([posting.request('rkllm.is_running', [], undefined, false)]))[0].result, 0);
	assert.strictEqual((await client.request('rkllm.destroy', [])).result, 0);
	process.stdout.write(result.text);
}

main(...process.argv.slice(2)).catch((error) => { console.error(error); process.exit(1); });
