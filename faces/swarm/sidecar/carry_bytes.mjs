// Hands what a client says to the daemon as it comes. No pipe: that would break the client's connection off when the daemon ends its own, in the
// middle of the daemon's last words.
export function carryBytes(stream, socket) {
	stream.on('data', (data) => {
		if (socket.writable && !socket.write(data)) stream.pause();
	});
	socket.on('drain', () => stream.resume());
	stream.on('end', () => socket.end());
}
