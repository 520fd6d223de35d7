// Package take_body takes what was posted.
package take_body

import (
	"net/http"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_refusal"
	"rkllmd/faces/web"
	"rkllmd/faces/web/read_body"
)

// TakeBody returns the body of r, which must be JSON whatever its Content-Type says: programs that know Ollama send
// any. Pages of other origins were refused before.
//
// **Runs on:** the request's goroutine.
func TakeBody(host *web.Host, w http.ResponseWriter, r *http.Request) ([]byte, *openai.Refusal) {
	r.Header.Set("Content-Type", "application/json")
	text, refused := read_body.ReadBody(w, r, host.Options.MaxMessageBytes)
	if refused != nil {
		return nil, convert_refusal.ConvertRefusal(*refused)
	}
	return text, nil
}
