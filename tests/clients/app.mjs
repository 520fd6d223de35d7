// A client that demands of a host what the app remote-brain does, for which the protocol was made: the words that its types have and no others, an answer
// within its times, whole lines of 64 KiB at most at once. It does what the lines of its standard input say, and tells what happens, a line each.
//
//   node app.mjs FOLDER SERVER_ID BOOTSTRAP    FOLDER: of the sidecar, which has the packages
//
//   prompt TEXT | abort | send LINE
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const [folder, id, bootstrap] = process.argv.slice(2);
const require = createRequire(folder + '/');
const DHT = require('hyperdht');
const Hyperswarm = require('hyperswarm');
const limit = 64 << 10;

const say = (...words) => console.log(words.join(' '));
const give = (what) => { say('gives up:', what); process.exit(1); };
const isText = (value) => typeof value === 'string';

// What must hold of a message of each type, and what the person sees.
const types = {
	server_info: (m, p) => isText(p.host_name) && isText(p.model) && ['ready', 'busy'].includes(p.status) && ['info', p.status, p.model],
	chat_chunk: (m, p) => isText(m.request_id) && isText(p.text) && ['chunk'],
	chat_end: (m, p) => isText(m.request_id) && ['stop', 'abort', 'error'].includes(p.finish_reason) && ['end', p.finish_reason, p.cause ?? ''],
	error: (m, p) => isText(p.code) && isText(p.message) && ['error', p.code, m.request_id === running ? 'of the answer' : '', p.message],
};

let running; // request_id of the answer that the person waits for
let count = 0;
let patience;
let rest = '';

function wait(seconds, what) {
	clearTimeout(patience);
	patience = setTimeout(() => give(`${what} for ${seconds} s`), 1000 * seconds);
}

function take(line) {
	const message = JSON.parse(line);
	const seen = types[message.type]?.(message, message.payload ?? {});
	if (!seen) give(`refuses ${line}`);
	clearTimeout(patience);
	if (message.request_id === running && message.type === 'chat_chunk') wait(30, 'nothing of the answer');
	say(...seen);
}

const swarm = new Hyperswarm({ dht: new DHT({ bootstrap: [bootstrap], host: '127.0.0.1', firewalled: false }) });
swarm.join(base58(id), { server: false, client: true });
swarm.once('connection', (stream) => {
	wait(15, 'no server_info');
	stream.on('error', () => {});
	stream.on('close', () => { say('gone'); process.exit(); });
	stream.on('data', (piece) => {
		rest += piece.toString(); // each piece by itself: a character that is torn is broken
		if (Buffer.byteLength(rest) > limit) give('more than 64 KiB at once');
		const lines = rest.split('\n');
		rest = lines.pop();
		lines.filter(Boolean).forEach(take);
	});
	createInterface(process.stdin).on('line', (line) => {
		const [word, ...words] = line.split(' ');
		const text = words.join(' ');
		if (word === 'prompt') {
			running = `req-${++count}`;
			wait(30, 'no answer');
			stream.write(JSON.stringify({ type: 'chat_start', request_id: running, payload: { prompt: text } }) + '\n');
		} else if (word === 'abort') {
			stream.write(JSON.stringify({ type: 'abort', request_id: running }) + '\n');
		} else if (word === 'send') {
			stream.write(text.replace('RUNNING', running) + '\n');
		}
	});
});

// The 32 bytes that a server id stands for.
function base58(text) {
	const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
	const value = [...text].reduce((sum, letter) => 58n * sum + BigInt(letters.indexOf(letter)), 0n);
	return Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
}
