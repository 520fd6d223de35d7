package generation

import "rkllmd/engine"

// ModelOptions is what open_model loads a model for.
type ModelOptions struct {
	Path      string
	Context   int  // tokens of each sequence; 0: choose_context's, or the library's own default
	AtMost    bool // Context is for several models: one that was made for less gets what it was made for
	Sequences int  // runs that are computed at once; 0: choose_sequences'
	Queue     int  // runs that may wait; 0: engine.DefaultQueue
	Threads   int  // 0: as many as there are, but one
	Exact     bool // use_exact_kernels
	Look      bool // nothing is to be made: only what it would be like is asked (Hub.Look)
	Domain    int  // of a vendor's library: base_domain_id, the part of the NPU's addresses for it; 0: its default
	// Template writes the conversations for a vendor's library, which is told to leave prompts as they are; nil: it has
	// its own template.
	Template *engine.ParsedTemplate
	Pooling  string // how a vendor's library's last hidden layer becomes a vector: engine.PoolingMean, or its last row
}

// ContextChoice is the context that a model gets where nobody asks for a size (choose_model_context).
type ContextChoice struct {
	Size    int // tokens
	MadeFor int // what the model was made for
	Because string
}
