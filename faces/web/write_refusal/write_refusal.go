// Package write_refusal answers with an error.
package write_refusal

import (
	"math"
	"net/http"
	"strconv"

	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
)

// WriteRefusal answers a request with an error, and with Retry-After where the client is to wait.
//
// **Runs on:** the request's goroutine.
func WriteRefusal(w http.ResponseWriter, refusal web.Refusal) {
	e := refusal.Error
	if e.RetryAfter > 0 {
		w.Header().Set("Retry-After", strconv.Itoa(int(math.Ceil(e.RetryAfter))))
	}
	write_json.WriteJSON(w, refusal.Status, web.Failure{Error: web.FailureBody{Type: e.Error, Message: e.Message,
		Recoverable:    e.Recoverable,
		RecoveryAction: e.RecoveryAction, RequestID: e.RequestID, GeneratedText: e.GeneratedText,
		RetryAfter: e.RetryAfter}})
}
