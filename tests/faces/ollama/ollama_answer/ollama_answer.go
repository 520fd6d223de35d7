// Package ollama_answer begins an answer for a test.
package ollama_answer

import (
	"net/http/httptest"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/create_answer"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

// OllamaAnswer begins an answer to body over a backend that says pieces, a token each.
func OllamaAnswer(body *ollama.Body, chat bool, pieces ...string) *ollama.Answer {
	host, _ := web_host.WebHost(web_backend.WebBackend(pieces...))
	return create_answer.CreateAnswer(host, httptest.NewRecorder(), body, chat)
}
