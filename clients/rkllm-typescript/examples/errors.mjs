#!/usr/bin/env node
// What goes wrong, in the daemon's words: errors.mjs [MODEL]
import { fileURLToPath } from 'node:url';

import { Client, ErrorCode, RKLLMError } from 'rkllm';

const [model = 'builtin:demo'] = process.argv.slice(2);
const client = await Client.connect();
const show = async (call) => {
	try {
		await call;
	} catch (error) {
		if (!(error instanceof RKLLMError)) {
			throw error;
		}
		const name = Object.keys(ErrorCode).find((key) => ErrorCode[key] === error.code);
		console.log(`${name}: ${error.words}; data ${JSON.stringify(error.data)}`);
	}
};
try {
	await show(client.run('Hello'));
	await client.init(model);
	await show(client.call('rkllm.run', { rkllm_input: { prompt: 'Hello' } }));
	await show(client.call('rkllm.walk'));
	await show(client.loadLora({ lora_adapter_path: fileURLToPath(import.meta.url), lora_adapter_name: 'no adapter' }));
	console.log(`the connection goes on: ${(await client.run('Hello')).text !== null}`);
	await client.destroy();
} finally {
	client.close();
}
