// Package create_runtime_backend serves the model that a runtime has loaded.
package create_runtime_backend

import (
	"rkllmd/generation"
	"rkllmd/generation/hub/read_model_path"
	"rkllmd/generation/library"
	"rkllmd/generation/library/check_library"
	"rkllmd/generation/library/close_shared_runs"
	"rkllmd/generation/library/create_rkllm_backend"
	"rkllmd/generation/library/start_shared_run"
	"rkllmd/generation/name_error"
	"rkllmd/rkllm"
)

// CreateRuntimeBackend makes a backend over the model that rt has loaded: its runs wait in rt's queue, with the calls
// of everybody else. No function of the library is called for that. After Backend.Close runs are refused; rt ends those
// that are in its queue.
//
// **Runs on:** the worker. The model is loaded. Errors: ErrNotSupported, of a model that was loaded to run several
// inputs at once.
func CreateRuntimeBackend(rt *rkllm.Runtime) (*generation.Backend, error) {
	if rt.NBatch != 1 {
		return nil, name_error.NameError(generation.ErrNotSupported,
			"it was loaded with n_batch %d, so that its runs take %d prompts at once: load it with n_batch 1",
			rt.NBatch, rt.NBatch)
	}
	b := create_rkllm_backend.CreateRkllmBackend(rt, read_model_path.ReadModelPath(rt))
	gate := &library.Gate{}
	b.Check = check_library.CheckLibrary(rt)
	b.Start = start_shared_run.StartSharedRun(gate, b.Start)
	b.Close = close_shared_runs.CloseSharedRuns(gate)
	return b, nil
}
