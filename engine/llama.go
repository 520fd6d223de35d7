package engine

import "unsafe"

// Llama is a llama.cpp of the user's own, in the place of the one inside this program (use_llama).
type Llama struct {
	Object    unsafe.Pointer // libllama, open
	File      string         // its path
	Version   string         // what it says of itself, or the name of its file
	GGML      string         // the version of ggml, and its commit
	Layout    string         // of its structures: the builds that have it
	Backends  []string       // paths of those of ggml's backends that are loaded
	Skipped   []string       // paths of the others, each with the reason
	Devices   []string       // what it computes with
	Identity  string         // tells it from others: states that were computed with those are refused
	GPULayers int            // of a model's layers, the last so many are a GPU's
}
