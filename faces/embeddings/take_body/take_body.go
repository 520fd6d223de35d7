// Package take_body takes what was posted for vectors.
package take_body

import (
	"net/http"

	"rkllmd/faces/ollama/take_body"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/stream/parse_object"
	"rkllmd/faces/web"
)

// TakeBody returns what was posted, a T.
//
// **Runs on:** the request's goroutine.
func TakeBody[T any](host *web.Host, w http.ResponseWriter, r *http.Request) (body T, refusal *openai.Refusal) {
	text, refusal := take_body.TakeBody(host, w, r)
	if refusal != nil {
		return body, refusal
	}
	if err := parse_object.ParseObject(text, &body); err != nil {
		return body, convert_failure.ConvertFailure(err)
	}
	return body, nil
}
