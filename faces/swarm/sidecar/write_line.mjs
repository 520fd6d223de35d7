// Writes one object as a line of JSON.
export function writeLine(stream, object) {
	stream.write(JSON.stringify(object) + '\n');
}
