// Daemons and models for the tests of the package. RKLLMD names the program, otherwise bin/rkllmd is used ("make build" writes it).
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { Client } from 'rkllm';

export const folder = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const program = process.env.RKLLMD ?? path.join(folder, '../../bin/rkllmd');

// A folder that is removed when the test has ended.
export function makeFolder(test) {
	const made = mkdtempSync(path.join(tmpdir(), 'rkllm-'));
	test.after(() => rmSync(made, { recursive: true }));
	return made;
}

// startDaemon starts a daemon with a socket and a tiny model of its own, and returns when it serves. It must end in good order, unless it is killed.
export async function startDaemon(test, ...flags) {
	const place = makeFolder(test);
	const socket = path.join(place, 'rkllm.sock');
	const model = path.join(place, 'tiny.gguf');
	execFileSync(program, ['tiny-model', model]);
	const daemon = spawn(program, ['serve', ...flags], {
		env: { ...process.env, RKLLM_UDS_PATH: socket, RKLLM_LIBRARY: 'embedded' }, stdio: ['ignore', 'ignore', 'pipe'],
	});
	const ended = once(daemon, 'exit');
	let log = '';
	daemon.stderr.on('data', (piece) => { log += piece; });
	test.after(async () => {
		daemon.kill('SIGTERM');
		const [code, signal] = await ended;
		if (code !== 0 && signal !== 'SIGKILL') {
			throw new Error(`the daemon ended with ${code ?? signal}: ${log}`);
		}
	});
	for (;;) {
		try {
			(await Client.connect(socket)).close();
			break;
		} catch (error) {
			if (daemon.exitCode !== null) {
				throw new Error(log, { cause: error });
			}
			await setTimeout(20);
		}
	}
	return { daemon, socket, model, log: () => log };
}

// loadModel starts a daemon and loads the tiny model, whose answers have no end: 12 tokens, unless a run says otherwise.
export async function loadModel(test, n_batch = 1) {
	const made = await startDaemon(test);
	const client = await Client.connect(made.socket);
	test.after(() => client.close());
	const told = [];
	await client.init({
		model_path: made.model, max_context_len: 256, max_new_tokens: 12, top_k: 1, ignore_eos_token: true,
		extend_param: { n_batch, enabled_cpus_num: 1 },
	}, (done) => told.push(done));
	return { ...made, client, told };
}

// serveBytes is a daemon that answers the first request of each connection with these bytes, and ends the connection.
export async function serveBytes(test, answer) {
	const place = path.join(makeFolder(test), 'false.sock');
	const server = createServer((connection) => {
		connection.on('error', () => {});
		connection.once('data', () => connection.end(answer));
	});
	test.after(() => server.close());
	server.listen(place);
	await once(server, 'listening');
	return place;
}
