// Hands what the daemon says to a client, each line by itself. A connection of the swarm keeps the bounds of what is written to it, and there are
// clients that turn each piece into text before they look for lines, and leave a host that sends more than 64 KiB at once.
export function carryLines(socket, stream) {
	let rest = '';
	socket.setEncoding('utf8');
	socket.on('data', (text) => {
		const lines = (rest + text).split('\n');
		rest = lines.pop();
		for (const line of lines) {
			if (!stream.write(line + '\n')) socket.pause();
		}
	});
	stream.on('drain', () => socket.resume());
}
