// Package refuse_request refuses a request in OpenAI's shape.
package refuse_request

import (
	"net/http"

	"rkllmd/faces/openai/convert_refusal"
	"rkllmd/faces/openai/send_refusal"
	"rkllmd/faces/web"
)

// RefuseRequest answers r with refusal in OpenAI's shape, and counts it.
//
// **Runs on:** the request's goroutine.
func RefuseRequest(host *web.Host, w http.ResponseWriter, _ *http.Request, refusal web.Refusal) {
	send_refusal.SendRefusal(host, w, convert_refusal.ConvertRefusal(refusal))
}
