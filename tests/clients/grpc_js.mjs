// @grpc/grpc-js with @grpc/proto-loader: grpc_js.mjs ADDRESS. Prints the tokens that it was given, as JSON.
import assert from 'node:assert';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import grpc from '@grpc/grpc-js';
import loader from '@grpc/proto-loader';

const root = fileURLToPath(new URL('../../proto', import.meta.url));
const definition = loader.loadSync('kakeya/v1/runtime.proto', { includeDirs: [root], keepCase: true, longs: Number, enums: String, oneofs: true });
const { kakeya } = grpc.loadPackageDefinition(definition);

// generate resolves to what a Generate sent; with after, it is cancelled behind so many tokens.
function generate(client, request, after) {
	return new Promise((resolve) => {
		const got = { tokens: [], done: [], error: null };
		const call = client.Generate(request);
		call.on('data', (response) => {
			if (response.payload === 'token_id') got.tokens.push(response.token_id);
			if (response.payload === 'done') got.done.push(response.done);
			if (got.tokens.length === after) call.cancel();
		});
		call.on('error', (error) => { got.error = error; resolve(got); });
		call.on('end', () => resolve(got));
	});
}

async function main() {
	const client = new kakeya.v1.RuntimeService(process.argv[2], grpc.credentials.createInsecure());
	const names = ['CreateSession', 'AppendTokens', 'CloseSession', 'GetSessionInfo'];
	const [create, append, close, info] = names.map((name) => promisify(client[name]).bind(client));

	const { session_id } = await create({ client_label: 'grpc-js' });
	for (const [i, piece] of [[11, 12], [13], [], [14, 15, 16]].entries()) {
		const { history_length } = await append({ session_id, token_ids: piece });
		assert.strictEqual(history_length, [2, 3, 3, 6][i]);
	}
	const first = await generate(client, { session_id, max_tokens: 20, seed: 7 });
	assert.strictEqual(first.error, null);
	assert.strictEqual(first.tokens.length, 20);
	assert.strictEqual(first.done.length, 1);
	assert.strictEqual(first.done[0].stop_reason, 'STOP_REASON_MAX_TOKENS');
	assert.strictEqual(first.done[0].generated_token_count, 20);
	assert.ok(first.done[0].total_duration_seconds >= first.done[0].prefill_duration_seconds);

	const other = (await create({})).session_id;
	assert.notStrictEqual(other, session_id);
	await append({ session_id: other, token_ids: [11, 12, 13, 14, 15, 16] });
	assert.deepStrictEqual((await generate(client, { session_id: other, max_tokens: 20, seed: 7 })).tokens, first.tokens);

	const cancelled = await generate(client, { session_id, max_tokens: 15000 }, 5);
	assert.strictEqual(cancelled.error.code, grpc.status.CANCELLED);
	const again = await generate(client, { session_id, max_tokens: 1, temperature: 0 }); // waits for the end of the one before
	assert.strictEqual(again.tokens.length, 1);
	const { history_length, kv_live_bytes } = await info({ session_id });
	assert.ok(history_length >= 6 + 20 + 5 + 1 && history_length < 15000, `history: ${history_length}`);
	assert.ok(kv_live_bytes > 0);

	await assert.rejects(append({ session_id, token_ids: [1, 1 << 30] }), { code: grpc.status.INVALID_ARGUMENT });
	assert.strictEqual((await info({ session_id })).history_length, history_length);
	await assert.rejects(info({ session_id: 'no such session' }), { code: grpc.status.NOT_FOUND });
	assert.strictEqual((await close({ session_id })).final_history_length, history_length);
	await assert.rejects(append({ session_id, token_ids: [1] }), { code: grpc.status.NOT_FOUND });
	assert.strictEqual((await generate(client, { session_id, max_tokens: 1 })).error.code, grpc.status.NOT_FOUND);
	await close({ session_id: other });
	client.close();
	console.log(JSON.stringify(first.tokens));
}

main().catch((error) => { console.error(error); process.exit(1); });
