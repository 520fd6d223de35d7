// What the daemon says comes to a client line by line, whatever the pieces in which the sidecar reads it, and however slowly the client takes it.
import assert from 'node:assert';
import { PassThrough, Writable } from 'node:stream';
import { carryLines } from '../../faces/swarm/sidecar/carry_lines.mjs';

const lines = Array.from({ length: 3000 }, (_, i) => JSON.stringify({ number: i, text: 'é漢🙂'.repeat(i % 9) }) + '\n');
for (const size of [1, 7, 1000, 1 << 16, 1 << 20]) {
	const socket = new PassThrough({ highWaterMark: 1 << 20 });
	const pieces = [];
	const stream = new Writable({ decodeStrings: false, highWaterMark: 500, write: (piece, _, done) => { pieces.push(piece); setImmediate(done); } });
	carryLines(socket, stream);
	const bytes = Buffer.from(lines.join('') + '{"half":');
	for (let at = 0; at < bytes.length; at += size) socket.write(bytes.subarray(at, at + size));
	socket.end();
	while (pieces.length < lines.length) await new Promise(setImmediate);
	assert.deepEqual(pieces, lines);
}
