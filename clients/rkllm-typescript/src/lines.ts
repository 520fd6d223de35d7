// Pieces of a stream of bytes, put together to lines.

/** Returns a function that takes the pieces as they come, and gives the lines that are whole. Bytes are copied once, however long a line is. */
export function collectLines(): (piece: Buffer) => string[] {
	let begun: Buffer[] = [];
	return (piece) => {
		const lines: string[] = [];
		let start = 0;
		for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, start)) {
			begun.push(piece.subarray(start, end));
			lines.push(Buffer.concat(begun).toString());
			begun = [];
			start = end + 1;
		}
		if (start < piece.length) {
			begun.push(piece.subarray(start));
		}
		return lines;
	};
}
