// Package refuse_error gives an error its HTTP status.
package refuse_error

import (
	"net/http"

	"rkllmd/completion"
	"rkllmd/web"
)

// RefuseError returns the refusal that tells e, with the status that its type stands for, and a time to wait where another try may help.
//
// **Runs on:** any.
func RefuseError(e completion.Error) web.Refusal {
	status := map[completion.ErrorType]int{
		completion.ErrorInvalidRequest: http.StatusBadRequest, completion.ErrorContextLength: http.StatusBadRequest,
		completion.ErrorContentFilter: http.StatusBadRequest, completion.ErrorMemory: http.StatusServiceUnavailable,
		completion.ErrorTimeout: http.StatusGatewayTimeout, completion.ErrorModelLoading: http.StatusServiceUnavailable,
		completion.ErrorRateLimited: http.StatusTooManyRequests,
	}[e.Error]
	if status == 0 {
		status = http.StatusInternalServerError
	}
	if e.RetryAfter == 0 && e.RecoveryAction == completion.ActionRetry && status != http.StatusGatewayTimeout {
		e.RetryAfter = 1
	}
	return web.Refusal{Status: status, Error: e}
}
