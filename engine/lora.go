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

// GraphReuseDisable is an environment variable that llama.cpp reads when it makes a context: not "0" keeps it from computing
// with the graph of the decode before, which it does even after another adapter was chosen.
const GraphReuseDisable = "LLAMA_GRAPH_REUSE_DISABLE"

// The ends of the names of an adapter's tensors: a product of two small matrices, B times A, is added to the model's tensor.
const (
	LoraA = ".lora_a"
	LoraB = ".lora_b"
)

// The room that llama.cpp makes for a compute graph: GraphNodesPerTensor nodes for every tensor of the model, at least
// LeastGraphNodes, and a hash table of the next of GraphTables for nodes and leaves together. It leaves adapters out of the
// account, and ends the process when the room does not do.
const (
	GraphNodesPerTensor = 8
	LeastGraphNodes     = 1024
	NodesPerPair        = 4 // two products, a scale and a sum
	LeavesPerPair       = 2
	LeavesPerLayer      = 2  // of the cache
	InputLeaves         = 32 // more than any model has: tokens, positions, masks
)

// GraphTables are the sizes that such a hash table can have.
var GraphTables = []int{1031, 2053, 4099, 8209, 16411, 32771, 65537, 131101, 262147, 524309}
