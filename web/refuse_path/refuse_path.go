// Package refuse_path answers requests for what is not there.
package refuse_path

import (
	"fmt"
	"net/http"

	"rkllmd/completion"
	"rkllmd/web"
	"rkllmd/web/write_refusal"
)

// RefusePath answers a request for an address that is not there.
//
// **Runs on:** the connection's goroutine.
func RefusePath(w http.ResponseWriter, r *http.Request) {
	write_refusal.WriteRefusal(w, web.Refusal{Status: http.StatusNotFound, Error: completion.Error{Error: completion.ErrorInvalidRequest,
		Message: fmt.Sprintf("there is nothing at %.200q; POST /v1/generate generates, GET /v1/models tells of models", r.URL.Path), Recoverable: true,
		RecoveryAction: completion.ActionFixRequest}})
}
