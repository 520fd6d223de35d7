package engine

import (
	"errors"
)

// GGUF is the model file format: magic "GGUF", a version, two counts, keys with typed values, tensor descriptions,
// padding, tensor data; all little-endian. This project reads headers itself, and strictly, because neither llama.cpp
// nor the Go libraries at hand survive every damaged file: lengths from the file must never decide how much memory is
// taken.

// Limits of a header: generous for every model there is, and small enough that no file can take the daemon's memory.
const (
	MaxGGUFHeader  = 128 << 20 // bytes
	MaxGGUFKeys    = 1 << 14
	MaxGGUFTensors = 1 << 16
	MaxGGUFKept    = 48 << 20 // bytes of memory for the keys' names, texts and numbers
	MaxGGUFName    = 64       // bytes of a tensor's name, the NUL of C included (GGML_MAX_NAME)
	MaxGGUFKey     = 1 << 10  // bytes
	MaxGGUFText    = 1 << 20  // bytes of a string value, such as a chat template
	MaxGGUFToken   = 1 << 12  // bytes of a string in an array, such as a token
	MaxGGUFArray   = 1 << 20  // elements
	// elements of a number array that are kept; of longer ones only 32-bit integers are, the rest counted
	MaxGGUFNumbers = 1 << 10
	MaxLayers      = 512 // LLAMA_MAX_LAYERS
	MaxExperts     = 512 // LLAMA_MAX_EXPERTS
	MaxContext     = 1 << 30
)

// ErrTruncated is what is wrong with a file that ends before its contents do.
var ErrTruncated = errors.New("the file is cut off")

// GGUFSizes are the numbers that the shape of a model follows from. Heads and KeyHeads have one number a layer.
type GGUFSizes struct {
	Embedding, KeyLength, ValueLength uint64
	Heads, KeyHeads, Forward          []uint64
	Experts                           uint64
}

// TensorType is how numbers are packed: Block of them in Bytes bytes.
type TensorType struct {
	Name  string
	Block uint64
	Bytes uint64
}

// TensorTypes are the types of tensors that models are made of, by number (ggml_type). Others exist inside llama.cpp
// only.
var TensorTypes = map[uint32]TensorType{
	0: {"F32", 1, 4}, 1: {"F16", 1, 2}, 30: {"BF16", 1, 2},
	2: {"Q4_0", 32, 18}, 3: {"Q4_1", 32, 20}, 6: {"Q5_0", 32, 22}, 7: {"Q5_1", 32, 24}, 8: {"Q8_0", 32, 34},
	10: {"Q2_K", 256, 84}, 11: {"Q3_K", 256, 110}, 12: {"Q4_K", 256, 144}, 13: {"Q5_K", 256, 176}, 14: {"Q6_K", 256,
		210},
	16: {"IQ2_XXS", 256, 66}, 17: {"IQ2_XS", 256, 74}, 18: {"IQ3_XXS", 256, 98}, 19: {"IQ1_S", 256, 50},
	20: {"IQ4_NL", 32, 18}, 21: {"IQ3_S", 256, 110}, 22: {"IQ2_S", 256, 82}, 23: {"IQ4_XS", 256, 136},
	29: {"IQ1_M", 256, 56}, 34: {"TQ1_0", 256, 54}, 35: {"TQ2_0", 256, 66}, 39: {"MXFP4", 32, 17},
}
