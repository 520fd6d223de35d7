import net from 'node:net';
import { carryBytes } from './carry_bytes.mjs';
import { carryLines } from './carry_lines.mjs';
import { endStream } from './end_stream.mjs';
import { refuseClient } from './refuse_client.mjs';
import { writeLine } from './write_line.mjs';

// Joins a client's connection to the daemon's socket, unless the client is not allowed or there are too many. Errors of either side end that
// connection and nothing else.
export function admitClient(stream, host) {
	const key = stream.remotePublicKey.toString('hex');
	let failure; // a client that just leaves is one as well, told by "closed"
	stream.on('error', (error) => { failure = error.message; });
	if (host.allow.length > 0 && !host.allow.includes(key)) {
		return refuseClient(stream, `this host does not know your key ${key}: its owner can allow it with --swarm-allow`);
	}
	if (host.clients.size >= host.limit) {
		return refuseClient(stream, `this host has as many clients as it takes at once: ${host.limit} (--swarm-clients)`);
	}
	host.clients.add(stream);
	writeLine(process.stdout, { event: 'connection', key, clients: host.clients.size });
	const socket = net.connect(host.socket);
	socket.on('error', (error) => writeLine(process.stdout, { event: 'error', key, message: error.message }));
	socket.on('close', () => endStream(stream));
	stream.on('close', () => {
		socket.destroy();
		host.clients.delete(stream);
		writeLine(process.stdout, { event: 'closed', key, clients: host.clients.size, message: failure });
	});
	carryBytes(stream, socket);
	carryLines(socket, stream);
}
