// Package name_input says which input of a run an error is about.
package name_input

import (
	"fmt"

	"rkllmd/librkllmrt"
)

// NameInput returns err with the number of the input that it is about in front, counted from 0, where a run on h has
// more than one.
//
// **Runs on:** any thread.
func NameInput(h *librkllmrt.Handle, i int, err error) error {
	if err == nil || len(h.Lanes) == 1 {
		return err
	}
	return fmt.Errorf("input %d: %w", i, err)
}
