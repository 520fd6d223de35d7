// Package refuse_model tells why a model is not loaded or unloaded.
package refuse_model

import (
	"errors"
	"net/http"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/name_failure"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_error"
	"rkllmd/generation"
)

// RefuseModel returns the refusal for an error of web.Models: 403 where the operator forbids it, 409 where another
// model or other calls are in the way, or none is there.
//
// **Runs on:** any thread.
func RefuseModel(err error) *web.Refusal {
	failure := name_failure.NameFailure(err)
	if failure.Error == stream.ErrorRateLimited || failure.Error == stream.ErrorInternal {
		failure.Error = stream.ErrorModelLoading
	}
	refusal := refuse_error.RefuseError(failure)
	switch e := &refusal.Error; {
	case errors.Is(err, web.ErrForbidden):
		refusal.Status, e.Error = http.StatusForbidden, stream.ErrorInvalidRequest
	case errors.Is(err, web.ErrLoaded):
		refusal.Status, e.Recoverable, e.RecoveryAction = http.StatusConflict, true, stream.ActionUnload
	case errors.Is(err, generation.ErrClosed): // there is nothing to unload, or the daemon stops
		refusal.Status, e.Recoverable, e.RecoveryAction = http.StatusConflict, false, stream.ActionNone
	case errors.Is(err, generation.ErrBusy):
		refusal.Status, e.RetryAfter = http.StatusConflict, 0
	}
	return &refusal
}
