// Package refuse_method answers requests by a wrong method.
package refuse_method

import (
	"fmt"
	"net/http"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
)

// RefuseMethod returns the handler of an address that is there, for methods other than those allowed. It
// answers by refuse.
//
// **Runs on:** any thread. What it returns runs on the connection's goroutine.
func RefuseMethod(host *web.Host, allowed string,
	refuse func(*web.Host, http.ResponseWriter, *http.Request, web.Refusal)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Allow", allowed)
		refuse(host, w, r, web.Refusal{Status: http.StatusMethodNotAllowed,
			Error: stream.Error{Error: stream.ErrorInvalidRequest,
				Message:     fmt.Sprintf("%s is answered for %s, not for %.20s", r.URL.Path, allowed, r.Method),
				Recoverable: true, RecoveryAction: stream.ActionFixRequest}})
	}
}
