// Package refuse_request refuses a request in Anthropic's shape.
package refuse_request

import (
	"net/http"

	"rkllmd/faces/anthropic/send_refusal"
	"rkllmd/faces/openai/convert_refusal"
	"rkllmd/faces/web"
)

// RefuseRequest answers r with refusal in Anthropic's shape, and counts it.
//
// **Runs on:** the request's goroutine.
func RefuseRequest(host *web.Host, w http.ResponseWriter, _ *http.Request, refusal web.Refusal) {
	send_refusal.SendRefusal(host, w, convert_refusal.ConvertRefusal(refusal))
}
