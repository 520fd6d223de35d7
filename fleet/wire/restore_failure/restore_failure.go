// Package restore_failure makes an error of what another daemon has said.
package restore_failure

import (
	"rkllmd/fleet"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// RestoreFailure returns the error that f was (describe_failure), nil of nil. One of a kind that is not known is
// generation.ErrFailed.
//
// **Runs on:** any thread.
func RestoreFailure(f *fleet.Failure) error {
	if f == nil {
		return nil
	}
	kind := fleet.Kinds[f.Kind]
	if kind == nil {
		kind = generation.ErrFailed
	}
	return name_error.NameError(kind, "%s", f.Text)
}
