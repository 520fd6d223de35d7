// Package refuse_top_k is a server that takes no top_k.
package refuse_top_k

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// RefuseTopK returns start, for runs whose top_k is as the backend has it: others are refused.
func RefuseTopK(start func(*generation.Run) error) func(*generation.Run) error {
	return func(run *generation.Run) error {
		if run.Request.Sampling.TopK != run.Backend.Defaults.TopK {
			return name_error.NameError(generation.ErrNotSupported, "top_k cannot be told")
		}
		return start(run)
	}
}
