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

// RefuseModel returns the refusal for an error of web.Models: 403 where the operator forbids it, 409 where another model is in the way, or none is there.
//
// **Runs on:** any.
func RefuseModel(err error) *web.Refusal {
	failure := name_failure.NameFailure(err)
	if failure.Error == completion.ErrorRateLimited || failure.Error == completion.ErrorInternal {
		failure.Error = completion.ErrorModelLoading
	}
	refusal := refuse_error.RefuseError(failure)
	switch {
	case errors.Is(err, web.ErrForbidden):
		refusal.Status, refusal.Error.Error = http.StatusForbidden, completion.ErrorInvalidRequest
	case errors.Is(err, generation.ErrBusy), errors.Is(err, generation.ErrClosed):
		refusal.Status, refusal.Error.RetryAfter = http.StatusConflict, 0
	}
	return &refusal
}
