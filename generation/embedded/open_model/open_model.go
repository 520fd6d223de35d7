// Package open_model loads a model for front-ends.
package open_model

import (
	"math"

	"rkllmd/engine"
	"rkllmd/engine/context/use_exact_kernels"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/memory/check_memory"
	"rkllmd/engine/memory/read_available_memory"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/engine/template/log_template"
	"rkllmd/generation"
	"rkllmd/generation/embedded/choose_pool_size"
	"rkllmd/generation/embedded/close_model"
	"rkllmd/generation/embedded/create_engine_backend"
)

// OpenModel checks and loads the GGUF file that o names and returns the backend over it. progress, unless nil, is told
// how far the load has come, 0 to 1; false ends it. Backend.Close frees the model.
//
// **Runs on:** any thread that may wait. It takes as long as the load does. The error says what is wrong with the file,
// or which option with it.
func OpenModel(o generation.ModelOptions, progress func(float32) bool) (*generation.Backend, error) {
	facts, err := check_model_file.CheckModelFile(o.Path)
	if err != nil {
		return nil, err
	}
	available := read_available_memory.ReadAvailableMemory("/")
	shape, err := choose_pool_size.ChoosePoolSize(facts, o, available)
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
	log_template.LogTemplate(model)
	backend, err := create_engine_backend.CreateEngineBackend(model, pool)
	if err != nil {
		free_model.FreeModel(model)
		return nil, err
	}
	backend.Close = close_model.CloseModel(backend.Close, model)
	return backend, nil
}
