// Package name_failure gives an error its type.
package name_failure

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/name_kind"
)

// NameFailure returns the error message for err: its type by the kind of generation that it is, what the client can
// do, and when.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Error message". context.DeadlineExceeded is a
// timeout.
func NameFailure(err error) stream.Error {
	failure := name_kind.NameKind(err, stream.Failures,
		stream.Failure{Error: stream.ErrorInternal, Action: stream.ActionNone})
	return stream.Error{Type: stream.TypeError, Error: failure.Error, Message: err.Error(),
		Recoverable: failure.Action != stream.ActionNone, RecoveryAction: failure.Action,
		RetryAfter: failure.RetryAfter}
}
