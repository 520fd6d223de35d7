// Package close_owned_library ends a library that served one model.
package close_owned_library

import (
	"rkllmd/generation/library"
	"rkllmd/generation/library/close_shared_runs"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/close_libraries"
)

// CloseOwnedLibrary returns the Close of a backend that owns its isolated library, or its versions: no further run
// begins, closing ends those that there are and destroys the model, and their processes and memory are given up.
//
// **Runs on:** any thread. What it returns runs where Backend.Close does, once.
func CloseOwnedLibrary(gate *library.Gate, closing func(), owned *rkllm.Library) func() {
	return func() {
		close_shared_runs.CloseSharedRuns(gate)()
		closing()
		close_libraries.CloseLibraries(owned)
	}
}
