#!/usr/bin/env node
// The same over the network, as a browser does it: web.mjs [ADDRESS [TOKEN]], for a daemon with --http that has loaded a model.
import { Generation, HttpClient } from 'rkllm/web';

const [address = 'http://localhost:8080', token] = process.argv.slice(2);
const http = new HttpClient(address, { token });
console.log(`model: ${(await http.models()).loaded?.model_path}`);
for await (const text of http.texts({ prompt: 'Who are you?', chat: true, max_tokens: 40 })) {
	process.stdout.write(text);
}
process.stdout.write('\n');

// Node 20 has no WebSocket of its own.
const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;
const generation = new Generation(address, { prompt: 'Tell me a story.', chat: true, max_tokens: 200 }, { token, WebSocket });
for await (const message of generation) {
	if (message.type === 'token') {
		process.stdout.write(message.token);
	}
	if (message.type === 'token' && message.index === 9) {
		generation.stop(); // completion comes, with all text so far
	}
	if (message.type === 'completion') {
		console.log(`\n${message.finish_reason} after ${message.usage.completion_tokens} tokens`);
	}
}
