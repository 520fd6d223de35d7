// Package handle_fleet answers GET /v1/fleet.
package handle_fleet

import (
	"net/http"

	"rkllmd/faces/rest"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_request"
	"rkllmd/faces/web/write_json"
)

// HandleFleet returns the handler of GET /v1/fleet: the members whose work this daemon serves. A daemon that is no
// gateway of a fleet knows none, and refuses.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleFleet(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		if host.Fleet == nil {
			refuse_request.RefuseRequest(host, w, web.Refusal{Status: http.StatusNotFound, Error: stream.Error{
				Error: stream.ErrorInvalidRequest, Message: rest.NoFleet, RecoveryAction: stream.ActionNone}})
			return
		}
		write_json.WriteJSON(w, http.StatusOK, host.Fleet())
	}
}
