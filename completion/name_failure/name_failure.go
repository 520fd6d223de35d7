// Package name_failure gives an error its type.
package name_failure

import (
	"rkllmd/completion"
	"rkllmd/completion/match_error"
)

// NameFailure returns the error message for err: its type by the kind of generation that it is, and what the client can do.
//
// **Runs on:** any. Follows docs/protocols/web-streaming.md, "Error message". context.DeadlineExceeded is a timeout.
func NameFailure(err error) completion.Error {
	failure := match_error.MatchError(err, completion.Failures,
		completion.Failure{Error: completion.ErrorInternal, Action: completion.ActionNone})
	return completion.Error{Type: completion.TypeError, Error: failure.Error, Message: err.Error(),
		Recoverable: failure.Action != completion.ActionNone, RecoveryAction: failure.Action}
}
