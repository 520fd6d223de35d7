// Package send_refusal answers with an error.
package send_refusal

import (
	"math"
	"net/http"
	"strconv"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/describe_refusal"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/count_refusal"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
)

// SendRefusal answers with refusal in Anthropic's shape, with Retry-After where the client is to wait, and counts it.
//
// **Runs on:** the request's goroutine.
func SendRefusal(host *web.Host, w http.ResponseWriter, refusal *openai.Refusal) {
	count_refusal.CountRefusal(host, refusal)
	if refusal.RetryAfter > 0 {
		w.Header().Set("Retry-After", strconv.Itoa(int(math.Ceil(refusal.RetryAfter))))
	}
	write_json.WriteJSON(w, refusal.Status, anthropic.Failure{Type: anthropic.EventError,
		Error: describe_refusal.DescribeRefusal(refusal)})
}
