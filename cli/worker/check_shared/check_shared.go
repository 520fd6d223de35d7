// Package check_shared asks whether a process still has its model.
package check_shared

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/rkllm"
)

// CheckShared returns Backend.Check over isolated.
//
// **Runs on:** any thread. What it returns too. Errors: ErrClosed, with how the process has ended, from that moment on.
func CheckShared(isolated *rkllm.Isolated) func() error {
	return func() error {
		if err := isolated.CheckModel(); err != nil {
			return name_error.NameError(generation.ErrClosed, "%w", err)
		}
		return nil
	}
}
