import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fail } from './fail.mjs';

// Looks up who announces a topic and returns a connection to the first that can be reached. Where there is none for so many seconds, the
// process ends with HOST_OFFLINE or CONNECT_FAILED.
export async function findHost(node, topic, keyPair, wait) {
	let code = 'HOST_OFFLINE';
	let message = `no host of this server id has been found in ${wait} s`;
	for (const end = Date.now() + 1000 * wait; Date.now() < end; await setTimeout(500)) {
		const tried = new Set();
		for await (const { peers } of node.lookup(topic)) {
			for (const { publicKey, relayAddresses } of peers) {
				const key = publicKey.toString('hex');
				if (tried.has(key)) continue;
				tried.add(key);
				const stream = node.connect(publicKey, { keyPair, relayAddresses });
				stream.on('error', () => {}); // told by "close" as well
				try {
					await once(stream, 'open');
					return stream;
				} catch (error) {
					code = error.code === 'PEER_NOT_FOUND' ? 'HOST_OFFLINE' : 'CONNECT_FAILED';
					message = `the host ${key} has announced itself, but cannot be reached: ${error.message}`;
				}
			}
		}
	}
	if (node.table.size === 0) [code, message] = ['CONNECT_FAILED', 'no node of the DHT answers: is this machine online?'];
	fail(code, message);
}
