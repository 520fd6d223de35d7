// Package memory holds the types and constants of its room: how much memory a model takes, and how much there is.
package memory

// MaxComputed is how many tokens llama.cpp computes at once, however large the batch is.
const MaxComputed = 512

// MapThreshold is from how many bytes on a block of C memory is mapped by itself: small enough for the buffers of small
// models, and large enough that what a token needs, such as a copy of its logits, comes from the heap.
const MapThreshold = 1 << 20

// Span is a part of a buffer, in bytes.
type Span struct {
	Start, Size uint64
}

// Plan is where the parts of a buffer lie whose lives overlap. llama.cpp lays its compute buffer out like that, and how
// much is lost between the parts depends on their order: take_span and free_span follow ggml-alloc.c.
type Plan struct {
	Free []Span // in order of place, never two side by side; the last one has no end
	End  uint64 // of what was ever taken
}
