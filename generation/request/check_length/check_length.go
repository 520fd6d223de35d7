// Package check_length checks that a run's prompt fits into the context.
package check_length

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckLength returns an error when the prompt of run, its session's history included, is empty, or longer than the
// context. One that the backend does not tell (no Render) is right.
//
// **Runs on:** any thread. Errors: ErrInvalid, ErrTooLong.
func CheckLength(run *generation.Run) error {
	switch limit := run.Backend.Model.ContextSize; {
	case len(run.Prompt) == 0 && run.Backend.Render != nil:
		return name_error.NameError(generation.ErrInvalid,
			"the prompt has no tokens; the model needs one at least to go on from")
	case len(run.Prompt) > limit && limit > 0:
		return name_error.NameError(generation.ErrTooLong, "the prompt has %d tokens; the context holds %d",
			len(run.Prompt), limit)
	}
	return nil
}
