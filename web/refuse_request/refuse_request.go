// Package refuse_request refuses a request.
package refuse_request

import (
	"net/http"

	"rkllmd/web"
	"rkllmd/web/write_refusal"
)

// RefuseRequest answers a request with an error, and counts it. One that ends a generation which had begun is counted where its events are (deliver_event), and that no model is ready
// (handle_ready) is an answer like others.
//
// **Runs on:** the request's goroutine.
func RefuseRequest(host *web.Host, w http.ResponseWriter, refusal web.Refusal) {
	host.Meter.OnError(string(refusal.Error.Error))
	write_refusal.WriteRefusal(w, refusal)
}
