// Package refuse_path answers requests for what is not there.
package refuse_path

import (
	"fmt"
	"net/http"

	"rkllmd/faces/rest/refuse_by_path"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
)

// RefusePath returns the handler of requests for an address that is not there; it answers in the shape of the protocol
// that such addresses belong to.
//
// **Runs on:** any thread. What it returns runs on the connection's goroutine.
func RefusePath(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		refuse_by_path.RefuseByPath(host, w, r, web.Refusal{Status: http.StatusNotFound,
			Error: stream.Error{Error: stream.ErrorInvalidRequest,
				Message: fmt.Sprintf("there is nothing at %.200q; POST /v1/generate generates, GET /v1/models "+
					"tells of models", r.URL.Path), Recoverable: true,
				RecoveryAction: stream.ActionFixRequest}})
	}
}
