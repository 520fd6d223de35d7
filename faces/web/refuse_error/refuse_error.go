// Package refuse_error gives an error its HTTP status.
package refuse_error

import (
	"net/http"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
)

// RefuseError returns the refusal that tells e, with the status that its type stands for.
//
// **Runs on:** any thread.
func RefuseError(e stream.Error) web.Refusal {
	status := map[stream.ErrorType]int{
		stream.ErrorInvalidRequest: http.StatusBadRequest, stream.ErrorContextLength: http.StatusBadRequest,
		stream.ErrorContentFilter: http.StatusBadRequest, stream.ErrorMemory: http.StatusServiceUnavailable,
		stream.ErrorTimeout: http.StatusGatewayTimeout, stream.ErrorModelLoading: http.StatusServiceUnavailable,
		stream.ErrorRateLimited: http.StatusTooManyRequests,
	}[e.Error]
	if status == 0 {
		status = http.StatusInternalServerError
	}
	return web.Refusal{Status: status, Error: e}
}
