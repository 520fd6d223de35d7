// Package read holds the types and constants of its room: the caller's structures, read and checked.
package read

// MaxBatch is the largest n_batch. The vendor's library takes more, and advises no more than that.
const MaxBatch = 8

// MaxTextBytes is the longest text that is taken from a caller. Longer ones are more likely to lack their end.
const MaxTextBytes = 64 << 20
