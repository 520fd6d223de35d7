#!/usr/bin/env node
// Runs three prompts at once, in one batch: several_prompts.mjs [MODEL]
import { Client, LLMCallState } from 'rkllm';

const [model = 'builtin:demo'] = process.argv.slice(2);
const prompts = ['What is a Unix socket?', 'What is 3 plus 4?', 'Who are you?'];
const client = await Client.connect();
try {
	await client.init({ model_path: model, max_context_len: 512, skip_special_token: true, extend_param: { n_batch: prompts.length } });
	const answers = prompts.map(() => '');
	for await (const results of client.streamBatch(prompts, { max_new_tokens: 48 })) {
		for (const [index, result] of results.entries()) { // a token of each
			if (result._callback_state === LLMCallState.RKLLM_RUN_NORMAL) {
				answers[index] += result.text ?? '';
			}
		}
	}
	for (const [index, prompt] of prompts.entries()) {
		console.log(`${prompt}\n    ${answers[index]}`);
	}
	await client.destroy();
} finally {
	client.close();
}
