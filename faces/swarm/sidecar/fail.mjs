import { writeLine } from './write_line.mjs';

// Ends the process with an error that a program can read on standard error.
export function fail(code, message) {
	writeLine(process.stderr, { code, message });
	process.exit(1);
}
