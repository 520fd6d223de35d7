// Package tokenize_text turns a posted text into tokens.
package tokenize_text

import (
	"net/http"

	"rkllmd/completion/name_failure"
	"rkllmd/completion/parse_object"
	"rkllmd/generation"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/name_error"
	"rkllmd/web"
	"rkllmd/web/read_body"
	"rkllmd/web/refuse_error"
)

// TokenizeText returns the tokens of the text that was posted, never nil.
//
// **Runs on:** the request's goroutine.
func TokenizeText(host *web.Host, w http.ResponseWriter, r *http.Request) ([]int32, *web.Refusal) {
	text, refusal := read_body.ReadBody(w, r, host.Options.MaxMessageBytes)
	if refusal != nil {
		return nil, refusal
	}
	var body web.TokenizeBody
	err := parse_object.ParseObject(text, &body)
	if err == nil && body.Text == nil {
		err = name_error.NameError(generation.ErrInvalid, `"text" is missing: give the text whose tokens are wanted`)
	}
	var backend *generation.Backend
	if err == nil {
		backend, err = get_backend.GetBackend(host.Hub)
	}
	if err == nil && backend.Tokenize == nil {
		err = name_error.NameError(generation.ErrNotSupported, "%s does not tell tokens", backend.Name)
	}
	tokens := []int32{}
	if err == nil {
		var found []int32
		found, err = backend.Tokenize(*body.Text, body.Special)
		tokens = append(tokens, found...)
	}
	if err != nil {
		refused := refuse_error.RefuseError(name_failure.NameFailure(err))
		return nil, &refused
	}
	return tokens, nil
}
