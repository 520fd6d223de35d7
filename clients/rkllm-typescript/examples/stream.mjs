#!/usr/bin/env node
// Loads a model, prints its answer as it comes, says how fast it was: stream.mjs [MODEL [PROMPT]]
import { Client, LLMCallState } from 'rkllm';

const [model = 'builtin:demo', prompt = 'What is a Unix socket?'] = process.argv.slice(2);
const client = await Client.connect();
try {
	// skip_special_token: the tokens that end an answer, such as <|im_end|>, are not for people.
	await client.init({ model_path: model, max_context_len: 512, skip_special_token: true });
	let last;
	for await (const result of client.stream(prompt, { max_new_tokens: 64 })) {
		if (result._callback_state === LLMCallState.RKLLM_RUN_NORMAL) {
			process.stdout.write(result.text ?? '');
		}
		last = result;
	}
	console.log(`\n${last.perf.generate_tokens} tokens in ${Number(last.perf.generate_time_ms).toFixed()} ms`);
	await client.destroy();
} finally {
	client.close();
}
