// Package read_model_path tells which model is loaded.
package read_model_path

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/find_model_path"
)

// ReadModelPath returns the path that rkllm_init was given of the model that rt has loaded.
//
// **Runs on:** the worker. The model is loaded.
func ReadModelPath(rt *rkllm.Runtime) string {
	return find_model_path.FindModelPath(&rt.ModelMemory)
}
