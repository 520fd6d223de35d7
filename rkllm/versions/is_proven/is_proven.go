// Package is_proven tells whether a version of the library has ever loaded a model on this machine.
package is_proven

import "rkllmd/rkllm"

// IsProven tells whether it is remembered that library has loaded the model that name_model knows by that name, or,
// for "", any model.
//
// **Runs on:** any thread. **Holds:** Verdicts.Mu (the caller).
func IsProven(v *rkllm.Verdicts, library *rkllm.Library, model string) bool {
	for _, one := range v.List {
		if one.Machine == v.Machine && one.Library == library.BlobID && one.Reason == "" &&
			(model == "" || one.Model == model) {
			return true
		}
	}
	return false
}
