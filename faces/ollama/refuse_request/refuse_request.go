// Package refuse_request refuses a request.
package refuse_request

import (
	"net/http"

	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/openai/convert_refusal"
	"rkllmd/faces/web"
)

// RefuseRequest answers r with refusal in Ollama's shape, and counts it.
//
// **Runs on:** the request's goroutine.
func RefuseRequest(host *web.Host, w http.ResponseWriter, _ *http.Request, refusal web.Refusal) {
	send_refusal.SendRefusal(host, w, convert_refusal.ConvertRefusal(refusal))
}
