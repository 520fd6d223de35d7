// Ends a swarm connection when the other side has got what was written, or has had two seconds to. What that says meanwhile is dropped.
export function endStream(stream) {
	stream.resume();
	stream.end();
	const timer = setTimeout(() => stream.destroy(), 2000);
	stream.on('close', () => clearTimeout(timer));
}
