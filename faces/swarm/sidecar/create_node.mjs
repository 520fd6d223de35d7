import DHT from 'hyperdht';

// Makes this process a node of the DHT that the bootstrap nodes belong to, of the public one if there are none. Where all of them are on
// this machine, nothing leaves it, and there is no firewall between: looking for one would need more nodes than there may be.
export function createNode(bootstrap) {
	if (bootstrap.length === 0) return new DHT();
	if (bootstrap.every((address) => address.startsWith('127.'))) return new DHT({ bootstrap, host: '127.0.0.1', firewalled: false });
	return new DHT({ bootstrap });
}
