package engine

import "unsafe"

// Lora is a LoRA adapter in memory. It belongs to a model; a context uses one at a time (use_lora).
type Lora struct {
	Ptr   unsafe.Pointer // struct llama_adapter_lora *
	Path  string
	Facts LoraFacts
}

// LoraFacts is what the header of an adapter's GGUF file says, read and checked in Go against its model.
type LoraFacts struct {
	Pairs    int    // tensors of the model that it changes
	Bytes    uint64 // of its own tensors
	Identity string // as Facts.Identity
}

// GraphReuseDisable is an environment variable that llama.cpp reads when it makes a context: not "0" keeps it from
// computing with the graph of the decode before, which it does even after another adapter was chosen.
const GraphReuseDisable = "LLAMA_GRAPH_REUSE_DISABLE"
