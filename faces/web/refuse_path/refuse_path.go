// Package refuse_path answers requests for what is not there.
package refuse_path

import (
	"fmt"
	"net/http"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_request"
)

// RefusePath returns the handler of requests for an address that is not there.
//
// **Runs on:** any thread. What it returns runs on the connection's goroutine.
func RefusePath(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		refuse_request.RefuseRequest(host, w, web.Refusal{Status: http.StatusNotFound,
			Error: stream.Error{Error: stream.ErrorInvalidRequest,
				Message: fmt.Sprintf("there is nothing at %.200q; POST /v1/generate generates, GET /v1/models "+
					"tells of models", r.URL.Path), Recoverable: true,
				RecoveryAction: stream.ActionFixRequest}})
	}
}
