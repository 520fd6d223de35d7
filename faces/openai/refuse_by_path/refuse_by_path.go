// Package refuse_by_path refuses a request in the shape that its address wants.
package refuse_by_path

import (
	"net/http"

	"rkllmd/faces/openai/convert_refusal"
	"rkllmd/faces/openai/is_path"
	"rkllmd/faces/openai/send_refusal"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_request"
)

// RefuseByPath answers r with refusal, in OpenAI's shape at an address of OpenAI's, and counts it.
//
// **Runs on:** the request's goroutine.
func RefuseByPath(host *web.Host, w http.ResponseWriter, r *http.Request, refusal web.Refusal) {
	if is_path.IsPath(r.URL.Path) {
		send_refusal.SendRefusal(host, w, convert_refusal.ConvertRefusal(refusal))
		return
	}
	refuse_request.RefuseRequest(host, w, refusal)
}
