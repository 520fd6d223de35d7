// Package llama holds the types and constants of its room: a llama.cpp of the user's own, and how its structures are
// laid out.
package llama

import "unsafe"

// Layout is how the structures of parameters are laid out in some versions of llama.cpp, and their default values, by
// which it is known. Offsets are in bytes; members that are not named here are left as they are by default.
type Layout struct {
	Name string // which builds have it
	// From and To are the first and the last version of ggml (ggml_version) that it was seen with
	From, To string
	// Model and Context are the defaults, in words of 32 bits, hexadecimal. A "-" is half a byte that may be anything,
	// because no member stands there
	Model, Context string

	ExtraBuffers, Progress                           int // llama_model_params
	Threads, Pooling, FlashAttention, Abort, Unified int // llama_context_params
}

// The parts that several layouts have in common.
const (
	modelBegin  = "0 0 0 0 ffffffff 1 "
	modelMiddle = "0 -------- 0 0 0 0 0 0 0 0 "
	ropes       = "0 0 bf800000 bf800000 bf800000 bf800000 0 bf800000 "
	types       = "0 0 0 0 1 1 0 0 0 0 1010100 ----0001"
	newTypes    = "0 0 0 0 1 1 0 0 0 0 1010100 ----0001 0 0 0 0 0 0"
	oldContext  = "200 800 200 1 4 4 ffffffff ffffffff ffffffff ffffffff " + ropes + types
)

// Layouts are those that are known, the oldest first. They were read from upstream's own prebuilt libraries (npm,
// @node-llama-cpp/linux-x64 3.14.2 to 3.22.1) and from the llama.cpp inside this program, which is of December 2025.
var Layouts = []Layout{
	{Name: "b7347 and others of the end of 2025", From: "0.9.4", To: "0.9.4",
		Model: "0 0 0 0 3e7 1 " + modelMiddle + "100 ----0001", Context: oldContext,
		ExtraBuffers: 68, Progress: 40, Threads: 16, Pooling: 28, FlashAttention: 36, Abort: 96, Unified: 117},
	{Name: "b7836", From: "0.9.5", To: "0.9.5",
		Model: modelBegin + modelMiddle + "10100 100", Context: oldContext + " 0 0 0 0",
		ExtraBuffers: 69, Progress: 40, Threads: 16, Pooling: 28, FlashAttention: 36, Abort: 96, Unified: 117},
	{Name: "b8121 to b8390", From: "0.9.7", To: "0.9.7",
		Model: modelBegin + modelMiddle + "100 100", Context: oldContext + " 0 0 0 0",
		ExtraBuffers: 69, Progress: 40, Threads: 16, Pooling: 28, FlashAttention: 36, Abort: 96, Unified: 117},
	{Name: "b10068", From: "0.17.0", To: "0.17.0", Model: modelBegin + modelMiddle + "100 100",
		Context:      "200 800 200 1 0 0 4 4 0 ffffffff ffffffff ffffffff ffffffff " + ropes + "-------- " + newTypes,
		ExtraBuffers: 69, Progress: 40, Threads: 24, Pooling: 40, FlashAttention: 48, Abort: 112, Unified: 133},
	{Name: "b10361", From: "0.19.0", To: "0.19.0",
		Model:        modelBegin + "1 0 0 0 0 0 0 0 0 0 10000 ----0000",
		Context:      "200 800 200 1 0 0 1 4 4 0 ffffffff ffffffff ffffffff ffffffff " + ropes + newTypes,
		ExtraBuffers: 66, Progress: 40, Threads: 28, Pooling: 44, FlashAttention: 52, Abort: 112, Unified: 133},
	{Name: "v0.4.0 to v0.5.0", From: "0.23.0", To: "0.25.1",
		Model:        modelBegin + "ffffffff 1 0 -------- 0 0 0 0 0 0 0 0 10000 ----0000",
		Context:      "200 800 200 1 0 0 1 4 4 0 ffffffff ffffffff ffffffff ffffffff " + ropes + newTypes,
		ExtraBuffers: 74, Progress: 48, Threads: 28, Pooling: 44, FlashAttention: 52, Abort: 112, Unified: 133},
}

// Objects are the files of a llama.cpp in a folder.
type Objects struct {
	Llama    string   // libllama
	Needed   []string // what of the folder that needs, what needs nothing of the others first
	Backends []string // ggml's, which are opened at run time: libggml-cpu-haswell.so, libggml-cuda.so
}

// Backend is one of ggml's backends.
type Backend struct {
	Path   string
	Object unsafe.Pointer
	Score  int // of a variant of the CPU's, which may not be run where it is 0; of others 1
}
