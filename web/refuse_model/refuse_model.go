// Package refuse_model tells why a model is not loaded or unloaded.
package refuse_model

import (
	"errors"
	"net/http"

	"rkllmd/completion"
	"rkllmd/completion/name_failure"
	"rkllmd/generation"
	"rkllmd/web"
	"rkllmd/web/refuse_error"
)

// RefuseModel returns the refusal for an error of web.Models: 403 where the operator forbids it, 409 where another model or other calls are in the way, or none is there.
//
// **Runs on:** any.
func RefuseModel(err error) *web.Refusal {
	failure := name_failure.NameFailure(err)
	if failure.Error == completion.ErrorRateLimited || failure.Error == completion.ErrorInternal {
		failure.Error = completion.ErrorModelLoading
	}
	refusal := refuse_error.RefuseError(failure)
	switch e := &refusal.Error; {
	case errors.Is(err, web.ErrForbidden):
		refusal.Status, e.Error = http.StatusForbidden, completion.ErrorInvalidRequest
	case errors.Is(err, web.ErrLoaded):
		refusal.Status, e.Recoverable, e.RecoveryAction = http.StatusConflict, true, completion.ActionUnload
	case errors.Is(err, generation.ErrClosed): // there is nothing to unload, or the daemon stops
		refusal.Status, e.Recoverable, e.RecoveryAction = http.StatusConflict, false, completion.ActionNone
	case errors.Is(err, generation.ErrBusy):
		refusal.Status, e.RetryAfter = http.StatusConflict, 0
	}
	return &refusal
}
