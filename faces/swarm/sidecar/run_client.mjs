import { fail } from './fail.mjs';
import { findHost } from './find_host.mjs';

// Connects to the host of a topic, standard input and output being the connection. It ends with the connection: by itself when this side
// has ended it, with HOST_DISCONNECTED otherwise.
export async function runClient(node, topic, keyPair, wait) {
	const stream = await findHost(node, topic, keyPair, wait);
	let leaving = false;
	let failure;
	stream.on('error', (error) => { failure = error; });
	stream.on('close', () => {
		if (failure) fail('HOST_DISCONNECTED', `the connection to the host has failed: ${failure.message}`);
		if (!leaving) fail('HOST_DISCONNECTED', 'the host has ended the connection');
		node.destroy().finally(() => process.exit());
	});
	stream.on('end', () => stream.end());
	process.stdout.on('error', () => stream.destroy());
	process.on('SIGTERM', () => {}); // from now on the end of standard input ends it in order
	process.stdin.on('end', () => { leaving = true; });
	process.stdin.pipe(stream);
	stream.pipe(process.stdout, { end: false });
}
