// Package name_fault gives an error its code.
package name_fault

import (
	"errors"

	"rkllmd/generation"
	"rkllmd/swarm"
)

// NameFault returns the code and the text that a client is told of an error of a run.
//
// **Runs on:** any thread. Follows docs/protocols/swarm-chat.md, "Error codes".
func NameFault(err error) swarm.Fault {
	code := swarm.CodeFailed
	switch {
	case errors.Is(err, generation.ErrInvalid), errors.Is(err, generation.ErrNotSupported):
		code = swarm.CodeBadMessage
	case errors.Is(err, generation.ErrBusy):
		code = swarm.CodeBusy
	case errors.Is(err, generation.ErrClosed):
		code = swarm.CodeAborted
	}
	return swarm.Fault{Code: code, Message: err.Error()}
}
