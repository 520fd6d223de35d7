// Package create_handle_backend serves the model behind an LLMHandle of the embedded runtime.
package create_handle_backend

import (
	"rkllmd/engine"
	"rkllmd/engine/memory/read_available_memory"
	"rkllmd/generation"
	"rkllmd/generation/embedded/choose_sequences"
	"rkllmd/generation/embedded/create_engine_backend"
	"rkllmd/generation/embedded/describe_engine_backend"
	"rkllmd/generation/name_error"
	"rkllmd/librkllmrt/handle/find_handle"
)

// CreateHandleBackend makes a backend over the model that rkllm_init has loaded for handle: a pool of o.Sequences
// sequences with the context and the threads that rkllm_init was given, and o.Queue, beside the handle's own context.
// LoRA adapters, chat template and tools of the handle are its own. With o.Look it only tells what that
// would be like (describe_engine_backend). The rest of o is not looked at. Backend.Close leaves the model, and must be
// called before it is destroyed.
//
// **Runs on:** any thread that may wait. It takes as long as the making of a context does. It is not called while the
// handle is being destroyed. Errors: choose_sequences', create_engine_backend's.
func CreateHandleBackend(handle uintptr, o generation.ModelOptions) (*generation.Backend, error) {
	h, err := find_handle.FindHandle(handle)
	if err != nil {
		return nil, name_error.NameError(generation.ErrClosed, "%w", err)
	}
	shape := engine.ContextOptions{Size: h.Param.MaxContextLen, Batch: engine.PoolBatch, Sequences: o.Sequences}
	sequences, err := choose_sequences.ChooseSequences(h.Model.Facts, shape, read_available_memory.ReadAvailableMemory(
		"/"))
	if err != nil {
		return nil, err
	}
	if o.Look {
		return describe_engine_backend.DescribeEngineBackend(h.Model, sequences, shape.Size), nil
	}
	return create_engine_backend.CreateEngineBackend(h.Model, engine.PoolOptions{Sequences: sequences, Size: shape.Size,
		Threads: h.Param.CPUs, Queue: o.Queue})
}
