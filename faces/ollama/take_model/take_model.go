// Package take_model takes the name of a model that was posted.
package take_model

import (
	"cmp"
	"net/http"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/find_entry"
	"rkllmd/faces/ollama/take_body"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/stream/parse_object"
	"rkllmd/faces/web"
)

// TakeModel returns the model that was posted by its name, and the rest of what was posted.
//
// **Runs on:** the request's goroutine.
func TakeModel(host *web.Host, w http.ResponseWriter, r *http.Request) (entry ollama.Entry, body ollama.ModelBody,
	refusal *openai.Refusal) {
	text, refusal := take_body.TakeBody(host, w, r)
	if refusal != nil {
		return entry, body, refusal
	}
	if err := parse_object.ParseObject(text, &body); err != nil {
		return entry, body, convert_failure.ConvertFailure(err)
	}
	name := cmp.Or(body.Model, body.Name)
	if name == "" {
		return entry, body, refuse_member.RefuseMember("model", `"model" is missing: give the name of a model`)
	}
	entry, refusal = find_entry.FindEntry(host, name)
	return entry, body, refusal
}
