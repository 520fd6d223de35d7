#!/usr/bin/env node
// Vectors of texts, of a model's last hidden layer, and how near they are; the likeliest next token: embeddings.mjs [MODEL]
import { Client } from 'rkllm';

const [model = 'builtin:demo'] = process.argv.slice(2);
const client = await Client.connect();
try {
	await client.init({ model_path: model, max_context_len: 512 });
	// The last token has seen all others. A vector of length 1.
	const embed = async (text) => {
		const row = (await client.hiddenStates(text)).at(-1);
		const length = Math.hypot(...row);
		return row.map((value) => value / length);
	};
	const texts = ['What is a Unix socket?', 'What is the socket called?', 'Tell me a story.'];
	const vectors = [];
	for (const text of texts) {
		vectors.push(await embed(text));
	}
	for (const [index, vector] of vectors.entries()) {
		const nearness = vector.reduce((sum, value, at) => sum + value * vectors[0][at], 0);
		console.log(`${nearness.toFixed(3)}  ${texts[index]} (${vector.length} values)`);
	}
	const logits = (await client.logits(texts[0])).at(-1);
	console.log(`likeliest next token: ${logits.indexOf(Math.max(...logits))} of ${logits.length}`);
	await client.destroy();
} finally {
	client.close();
}
