// Package anthropic_answer begins a message for a test.
package anthropic_answer

import (
	"net/http/httptest"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/create_answer"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

// AnthropicAnswer begins a message to body over a backend that says pieces, a token each.
func AnthropicAnswer(body *anthropic.Body, pieces ...string) *anthropic.Answer {
	host, _ := web_host.WebHost(web_backend.WebBackend(pieces...))
	return create_answer.CreateAnswer(host, httptest.NewRecorder(), body)
}
