// AsyncAPI's own parser: the document must be what the specification wants. Usage: node asyncapi.mjs FILE; prints the names of the channels.
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { Parser } from '@asyncapi/parser';

const { document, diagnostics } = await new Parser().parse(readFileSync(process.argv[2], 'utf8'));
assert.deepStrictEqual(diagnostics.filter(({ severity }) => severity === 0), []);
console.log(document.channels().all().map((channel) => channel.id()).sort().join(' '));
