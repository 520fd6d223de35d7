// Package responses_answer begins a response for a test.
package responses_answer

import (
	"net/http/httptest"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/create_answer"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

// ResponsesAnswer begins a response to body over a backend that says pieces, a token each.
func ResponsesAnswer(body *responses.Body, pieces ...string) *responses.Answer {
	host, _ := web_host.WebHost(web_backend.WebBackend(pieces...))
	return create_answer.CreateAnswer(host, httptest.NewRecorder(), body)
}
