// Package check_library asks whether a vendor's library still has its model.
package check_library

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/rkllm"
)

// CheckLibrary returns Backend.Check over rt.
//
// **Runs on:** any thread. What it returns too. Errors: ErrClosed, from the moment on at which the library's process
// has ended.
func CheckLibrary(rt *rkllm.Runtime) func() error {
	return func() error {
		isolated := rt.Serving.Load().Isolated
		if isolated == nil {
			return nil
		}
		if err := isolated.CheckModel(); err != nil {
			return name_error.NameError(generation.ErrClosed, "%w", err)
		}
		return nil
	}
}
