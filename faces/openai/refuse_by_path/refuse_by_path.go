// Package refuse_by_path refuses a request in the shape that its address wants.
package refuse_by_path

import (
	"net/http"
	"strings"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_refusal"
	"rkllmd/faces/openai/send_refusal"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_request"
)

// RefuseByPath answers r with refusal, in OpenAI's shape at an address of OpenAI's, and counts it.
//
// **Runs on:** the request's goroutine.
func RefuseByPath(host *web.Host, w http.ResponseWriter, r *http.Request, refusal web.Refusal) {
	path := r.URL.Path
	if path == openai.PathChat || path == openai.PathCompletions ||
		strings.HasPrefix(path, openai.PathModel) && !openai.OwnPaths[path] {
		send_refusal.SendRefusal(host, w, convert_refusal.ConvertRefusal(refusal))
		return
	}
	refuse_request.RefuseRequest(host, w, refusal)
}
