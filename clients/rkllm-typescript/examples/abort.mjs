#!/usr/bin/env node
// Aborts a run when it has said enough: abort.mjs [MODEL]
import { Client } from 'rkllm';

const [model = 'builtin:demo'] = process.argv.slice(2);
const client = await Client.connect();
try {
	await client.init({ model_path: model, max_new_tokens: -1, skip_special_token: true });
	const controller = new AbortController(); // its signal ends the run from anywhere; so does AbortSignal.timeout(5000)
	let said = '';
	try {
		for await (const text of client.texts('Tell me a story.', null, { signal: controller.signal })) {
			process.stdout.write(text);
			said += text;
			if (said.length >= 20) {
				controller.abort(); // break ends the run too, without an error
			}
		}
	} catch (error) {
		if (error.name !== 'AbortError') {
			throw error;
		}
		console.log('\naborted');
	}
	await client.destroy(); // waits until the run has ended
} finally {
	client.close();
}
