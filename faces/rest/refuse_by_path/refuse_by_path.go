// Package refuse_by_path refuses a request in the shape that its address wants.
package refuse_by_path

import (
	"net/http"
	"strings"

	"rkllmd/faces/anthropic"
	refuse_message "rkllmd/faces/anthropic/refuse_request"
	"rkllmd/faces/embeddings"
	"rkllmd/faces/ollama"
	refuse_ollama "rkllmd/faces/ollama/refuse_request"
	"rkllmd/faces/openai"
	refuse_completion "rkllmd/faces/openai/refuse_request"
	"rkllmd/faces/responses"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_request"
)

// RefuseByPath answers r with refusal, in the shape of the protocol that its address belongs to, and counts it.
//
// **Runs on:** the request's goroutine.
func RefuseByPath(host *web.Host, w http.ResponseWriter, r *http.Request, refusal web.Refusal) {
	switch path := r.URL.Path; {
	case path == anthropic.Path, path == anthropic.PathCount:
		refuse_message.RefuseRequest(host, w, r, refusal)
	case path == openai.PathChat, path == openai.PathCompletions, path == embeddings.Path, path == responses.Path,
		strings.HasPrefix(path, responses.PathStored),
		strings.HasPrefix(path, openai.PathModel) && !openai.OwnPaths[path]:
		refuse_completion.RefuseRequest(host, w, r, refusal)
	case strings.HasPrefix(path, ollama.Paths):
		refuse_ollama.RefuseRequest(host, w, r, refusal)
	default:
		refuse_request.RefuseRequest(host, w, refusal)
	}
}
