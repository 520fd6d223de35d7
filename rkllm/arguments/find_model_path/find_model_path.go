// Package find_model_path finds the path of a model that is loaded.
package find_model_path

import "rkllmd/rkllm"

// FindModelPath returns the path of the model that an rkllm_init with the arguments in m loads: as it was given, since
// check_paths the resolved one; "": none was given. The text in C memory is not looked at: the process of an isolated
// library may have written there, and to the pointer that leads there.
//
// **Runs on:** the worker.
func FindModelPath(m *rkllm.Memory) string {
	for i := range m.Paths {
		if m.Paths[i].Use == rkllm.PathModel {
			return m.Paths[i].Text
		}
	}
	return ""
}
