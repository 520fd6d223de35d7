// Package read_model_path tells which model is loaded.
package read_model_path

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/read_string"
)

// ReadModelPath returns the path that rkllm_init was given of the model that rt has loaded.
//
// **Runs on:** the worker. The model is loaded.
func ReadModelPath(rt *rkllm.Runtime) string {
	_, path := find_member.FindMember(rt.Serving.Load().Layout.Param, unsafe.Pointer(&rt.Param[0]), "model_path")
	return string(read_string.ReadString(*(*unsafe.Pointer)(path))) // in rt.ModelMemory
}
