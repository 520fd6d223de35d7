package generation

// ModelOptions is what open_model loads a model for.
type ModelOptions struct {
	Path      string
	Context   int  // tokens of each sequence; 0: as many as the model was made for, DefaultContext at most
	Sequences int  // runs that are computed at once; 0: engine.DefaultSequences
	Queue     int  // runs that may wait; 0: engine.DefaultQueue
	Threads   int  // 0: as many as there are, but one
	Exact     bool // use_exact_kernels
}

// DefaultContext is ModelOptions.Context where nothing was said and the model allows more.
const DefaultContext = 4096
