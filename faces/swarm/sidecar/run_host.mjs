import Hyperswarm from 'hyperswarm';
import { admitClient } from './admit_client.mjs';
import { writeLine } from './write_line.mjs';

// Announces the topic and lets clients in until standard input closes. What happens is told on standard output, one JSON object a line:
// listening, connection, refused, closed, error.
export async function runHost(node, topic, keyPair, host) {
	const swarm = new Hyperswarm({ dht: node, keyPair, maxPeers: host.limit + 64 });
	swarm.on('connection', (stream) => admitClient(stream, host));
	process.stdout.on('error', () => process.exit(1));
	process.stdin.resume().on('close', () => {
		setTimeout(() => process.exit(), 3000);
		swarm.destroy().finally(() => process.exit());
	});
	await swarm.join(topic, { server: true, client: false }).flushed();
	if (node.table.size === 0) writeLine(process.stdout, { event: 'error', message: 'no node of the DHT answers: is this machine online?' });
	writeLine(process.stdout, { event: 'listening', key: keyPair.publicKey.toString('hex') });
}
