// The sidecar of rkllmd: its way into the Hyperswarm.
//
//   node sidecar.mjs host --socket PATH [--clients N] [--allow KEY]... [--bootstrap HOST:PORT]...
//   node sidecar.mjs connect [--wait SECONDS] [--bootstrap HOST:PORT]...
//
// The topic and the seed of the key pair, 32 bytes each in hex, come as RKLLMD_SWARM_TOPIC and RKLLMD_SWARM_SEED: other users can
// read the arguments of a process, but not its environment.
import DHT from 'hyperdht';
import { parseArgs } from 'node:util';
import { createNode } from './create_node.mjs';
import { runClient } from './run_client.mjs';
import { runHost } from './run_host.mjs';

const { positionals: [mode], values } = parseArgs({
	allowPositionals: true,
	options: {
		socket: { type: 'string' },
		clients: { type: 'string', default: '5' },
		allow: { type: 'string', multiple: true, default: [] },
		bootstrap: { type: 'string', multiple: true, default: [] },
		wait: { type: 'string', default: '10' },
	},
});
const node = createNode(values.bootstrap);
const topic = Buffer.from(process.env.RKLLMD_SWARM_TOPIC, 'hex');
const keyPair = DHT.keyPair(Buffer.from(process.env.RKLLMD_SWARM_SEED, 'hex'));
if (mode === 'host') {
	await runHost(node, topic, keyPair, { socket: values.socket, limit: Number(values.clients), allow: values.allow, clients: new Set() });
} else {
	await runClient(node, topic, keyPair, Number(values.wait));
}
