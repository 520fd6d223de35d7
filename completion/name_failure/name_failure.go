// Package name_failure gives an error its type.
package name_failure

import (
	"context"
	"errors"

	"rkllmd/completion"
	"rkllmd/generation"
)

// NameFailure returns the error message for err: its type by the kind of generation that it is, and what the client can do.
//
// **Runs on:** any. Follows docs/protocols/web-streaming.md, "Error message". context.DeadlineExceeded is a timeout.
func NameFailure(err error) completion.Error {
	message := completion.Error{Type: completion.TypeError, Error: completion.ErrorInternal, Message: err.Error(), RecoveryAction: completion.ActionNone}
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		message.Error, message.Recoverable, message.RecoveryAction = completion.ErrorTimeout, true, completion.ActionRetry
	case errors.Is(err, generation.ErrTooLong):
		message.Error, message.Recoverable, message.RecoveryAction = completion.ErrorContextLength, true, completion.ActionShorten
	case errors.Is(err, generation.ErrInvalid), errors.Is(err, generation.ErrNotSupported), errors.Is(err, generation.ErrNotFound):
		message.Error, message.Recoverable, message.RecoveryAction = completion.ErrorInvalidRequest, true, completion.ActionFixRequest
	case errors.Is(err, generation.ErrBusy):
		message.Error, message.Recoverable, message.RecoveryAction = completion.ErrorRateLimited, true, completion.ActionRetry
	case errors.Is(err, generation.ErrMemory):
		message.Error, message.Recoverable, message.RecoveryAction = completion.ErrorMemory, true, completion.ActionRetry
	case errors.Is(err, generation.ErrClosed):
		message.Error, message.Recoverable, message.RecoveryAction = completion.ErrorModelLoading, true, completion.ActionLoadModel
	}
	return message
}
