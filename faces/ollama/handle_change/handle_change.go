// Package handle_change refuses to change models.
package handle_change

import (
	"fmt"
	"net/http"

	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/openai"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
)

// HandleChange returns the handler of what would change the models on this machine: POST /api/create, copy and push,
// and blobs.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleChange(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		send_refusal.SendRefusal(host, w, &openai.Refusal{Status: http.StatusBadRequest,
			Name: string(stream.ErrorInvalidRequest), Fault: openai.Fault{Message: fmt.Sprintf(
				"%s cannot be done here: the models are files on this machine, which its operator names with "+
					"--named-model NAME=PATH and --alias NAME=MODEL", r.URL.Path)}})
	}
}
