package web

// Worker is what the worker of the runtime does, for its gauges.
type Worker struct {
	Loaded  bool // there is a model
	Busy    bool // it is in a call
	Waiting int  // calls in its queue
}
