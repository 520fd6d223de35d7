// Package open_model loads a model for front-ends.
package open_model

import (
	"math"

	"rkllmd/engine"
	"rkllmd/engine/available_memory"
	"rkllmd/engine/check_memory"
	"rkllmd/engine/check_model_file"
	"rkllmd/engine/free_model"
	"rkllmd/engine/load_model"
	"rkllmd/engine/use_exact_kernels"
	"rkllmd/generation"
	"rkllmd/generation/close_model"
	"rkllmd/generation/create_engine_backend"
	"rkllmd/generation/shape_pool"
)

// OpenModel checks and loads the GGUF file that o names and returns the backend over it. progress, unless nil, is told how far the load
// has come, 0 to 1; false ends it. Backend.Close frees the model.
//
// **Runs on:** any thread, for as long as the load takes. The error says what is wrong with the file, or which option with it.
func OpenModel(o generation.ModelOptions, progress func(float32) bool) (*generation.Backend, error) {
	facts, err := check_model_file.CheckModelFile(o.Path)
	if err != nil {
		return nil, err
	}
	available := available_memory.AvailableMemory("/")
	shape, err := shape_pool.ShapePool(facts, o, available)
	if err != nil {
		return nil, err
	}
	if err := check_memory.CheckMemory(o.Path, facts, shape, available); err != nil {
		return nil, err
	}
	pool := engine.PoolOptions{Sequences: shape.Sequences, Size: shape.Size, Threads: o.Threads, Queue: o.Queue}
	if pool.Threads == 0 {
		pool.Threads = math.MaxInt32 // create_context takes as many as there are
	}
	if err := use_exact_kernels.UseExactKernels(o.Exact); err != nil {
		return nil, err
	}
	model, err := load_model.LoadModel(o.Path, facts, progress)
	if err != nil {
		return nil, err
	}
	backend, err := create_engine_backend.CreateEngineBackend(model, pool)
	if err != nil {
		free_model.FreeModel(model)
		return nil, err
	}
	backend.Close = close_model.CloseModel(backend.Close, model)
	return backend, nil
}
