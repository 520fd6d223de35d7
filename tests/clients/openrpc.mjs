// OpenRPC's own tools: the documents must be what its meta-schema wants, and every reference in them must lead somewhere.
// Usage: node openrpc.mjs FILE...; prints how many methods each document has.
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import tools from '@open-rpc/schema-utils-js';

for (const file of process.argv.slice(2)) {
	const document = JSON.parse(readFileSync(file, 'utf8'));
	assert.strictEqual(tools.validateOpenRPCDocument(document), true);
	const whole = await tools.parseOpenRPCDocument(document);
	assert.ok(!JSON.stringify(whole.methods).includes('"$ref"'));
	console.log(whole.methods.length);
}
