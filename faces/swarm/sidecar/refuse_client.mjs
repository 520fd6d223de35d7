import { endStream } from './end_stream.mjs';
import { writeLine } from './write_line.mjs';

// Tells a client why it is not let in, in the words of the chat protocol, and ends its connection.
export function refuseClient(stream, message) {
	writeLine(process.stdout, { event: 'refused', key: stream.remotePublicKey.toString('hex'), message });
	writeLine(stream, { type: 'error', payload: { code: 'CONNECT_FAILED', message } });
	endStream(stream);
}
