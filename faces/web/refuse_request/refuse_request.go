// Package refuse_request refuses a request.
package refuse_request

import (
	"net/http"

	"rkllmd/faces/web"
	"rkllmd/faces/web/write_refusal"
)

// RefuseRequest answers a request with an error, and counts it. Two errors are not counted here: one that ends a
// generation which had begun is counted with the events of the generation (deliver_event), and "no model is ready"
// (handle_ready) is a normal answer.
//
// **Runs on:** the request's goroutine.
func RefuseRequest(host *web.Host, w http.ResponseWriter, refusal web.Refusal) {
	host.Meter.OnError(string(refusal.Error.Error))
	write_refusal.WriteRefusal(w, refusal)
}
