// Package refuse_stored answers requests for responses that were given before.
package refuse_stored

import (
	"net/http"
	"strings"

	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/openai/send_refusal"
	"rkllmd/faces/responses"
	"rkllmd/faces/web"
)

// RefuseStored returns the handler of requests for a response by its id, by any method: none is kept.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func RefuseStored(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		refusal := refuse_member.RefuseMember("response_id",
			"there is no response %.80q: responses are not kept here; keep what you need of them",
			strings.TrimPrefix(r.URL.Path, responses.PathStored))
		refusal.Status = http.StatusNotFound
		send_refusal.SendRefusal(host, w, refusal)
	}
}
