// Package refuse_method answers requests by a wrong method.
package refuse_method

import (
	"fmt"
	"net/http"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_request"
)

// RefuseMethod returns the handler of an address that is there, for methods other than those allowed.
//
// **Runs on:** any thread. What it returns runs on the connection's goroutine.
func RefuseMethod(host *web.Host, allowed string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Allow", allowed)
		refuse_request.RefuseRequest(host, w, web.Refusal{Status: http.StatusMethodNotAllowed,
			Error: stream.Error{Error: stream.ErrorInvalidRequest,
				Message:     fmt.Sprintf("%s is answered for %s, not for %.20s", r.URL.Path, allowed, r.Method),
				Recoverable: true, RecoveryAction: stream.ActionFixRequest}})
	}
}
