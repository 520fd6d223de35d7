// Package run holds the types and constants of its room: a run, from its arguments to its last callback.
package run

// LogitsBytes bounds the memory that one decode may fill with logits while hidden states of every row are computed:
// llama.cpp stores both.
const LogitsBytes = 16 << 20
