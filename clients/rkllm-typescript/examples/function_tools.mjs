#!/usr/bin/env node
// Tells the model of a function, and gives it the function's result when it is called: function_tools.mjs [MODEL [PROMPT]]
//
// The model's chat template must write functions, as those of Qwen and Hermes do; that of builtin:demo does not, which is said.
import { Client, RKLLMError } from 'rkllm';

const clock = {
	type: 'function',
	function: { name: 'clock', description: 'the date and the time', parameters: { type: 'object', properties: {} } },
};
const [model = 'builtin:demo', prompt = 'What time is it?'] = process.argv.slice(2);
const infer = { max_new_tokens: 256, keep_history: 1 };
const client = await Client.connect();
try {
	await client.init({ model_path: model, max_context_len: 2048, skip_special_token: true });
	try {
		await client.setFunctionTools([clock], 'You are a helpful assistant.');
		let answer = (await client.run(prompt, infer)).text ?? '';
		for (const [, call] of answer.matchAll(/<tool_call>(.*?)<\/tool_call>/gs)) {
			console.log(`called: ${call.trim()}`);
			const result = JSON.stringify({ time: new Date().toISOString() });
			answer = (await client.run({ role: 'tool', prompt_input: result }, infer)).text ?? '';
		}
		console.log(answer);
	} finally {
		await client.destroy();
	}
} catch (error) {
	if (!(error instanceof RKLLMError)) {
		throw error;
	}
	console.error(`function_tools.mjs: ${error.message}`);
	process.exitCode = 1;
} finally {
	client.close();
}
