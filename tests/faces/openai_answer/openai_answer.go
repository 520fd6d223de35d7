// Package openai_answer begins an answer for a test.
package openai_answer

import (
	"net/http/httptest"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/create_answer"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

// OpenaiAnswer begins an answer to body over a backend that says pieces, a token each, and returns it with its head.
func OpenaiAnswer(body *openai.Body, chat bool, pieces ...string) (*openai.Answer, *httptest.ResponseRecorder) {
	host, _ := web_host.WebHost(web_backend.WebBackend(pieces...))
	w := httptest.NewRecorder()
	return create_answer.CreateAnswer(host, w, body, chat), w
}
