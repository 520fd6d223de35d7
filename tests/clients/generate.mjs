// Generates over HTTP and reads the server-sent events with eventsource-parser: in pieces of a few bytes, and as they come. Prints the text.
import { createParser } from 'eventsource-parser';

const [address, prompt] = process.argv.slice(2);
const answer = await fetch(`http://${address}/v1/generate`, {
	method: 'POST',
	headers: { 'Content-Type': 'application/json' },
	body: JSON.stringify({ prompt, max_tokens: 30, temperature: 0, stream: true }),
});
if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
const events = [];
const parser = createParser({
	onEvent: (event) => events.push(event),
	onError: (error) => { throw error; },
});
const decoder = new TextDecoder();
for await (const chunk of answer.body) {
	const text = decoder.decode(chunk, { stream: true });
	for (let i = 0; i < text.length; i += 7) parser.feed(text.slice(i, i + 7));
}
let text = '';
events.forEach((event, i) => {
	const message = JSON.parse(event.data);
	if (event.id !== String(i) || event.event !== message.type) throw new Error(`event ${i}: ${JSON.stringify(event)}`);
	if (message.type === 'token') text += message.token;
});
const types = events.map((event) => event.event).filter((type) => type !== 'status');
const last = JSON.parse(events.at(-1).data);
if (types[0] !== 'init' || types.at(-1) !== 'completion' || last.generated_text !== text) throw new Error(`${types}: ${JSON.stringify(last)}`);
process.stdout.write(text);
