// Package send_refusal answers with an error.
package send_refusal

import (
	"math"
	"net/http"
	"strconv"

	"rkllmd/faces/ollama"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/count_refusal"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
)

// SendRefusal answers with refusal in Ollama's shape, with Retry-After where the client is to wait, and counts it. Too
// many requests are 503, as Ollama tells them.
//
// **Runs on:** the request's goroutine.
func SendRefusal(host *web.Host, w http.ResponseWriter, refusal *openai.Refusal) {
	count_refusal.CountRefusal(host, refusal)
	if refusal.RetryAfter > 0 {
		w.Header().Set("Retry-After", strconv.Itoa(int(math.Ceil(refusal.RetryAfter))))
	}
	status := refusal.Status
	if status == http.StatusTooManyRequests {
		status = http.StatusServiceUnavailable
	}
	write_json.WriteJSON(w, status, ollama.Failure{Error: refusal.Fault.Message})
}
