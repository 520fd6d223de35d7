// Package tokenize_text turns a posted text into tokens.
package tokenize_text

import (
	"net/http"

	"rkllmd/faces/rest"
	"rkllmd/faces/web"
	"rkllmd/faces/web/parse_post"
	"rkllmd/faces/web/refuse_failure"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/models/open_stay"
	"rkllmd/models/release_stay"
	"rkllmd/models/wait_for_backend"
)

// TokenizeText returns the tokens of the text that was posted, a list that is never nil. It answers POST /v1/tokenize.
//
// **Runs on:** the request's goroutine.
func TokenizeText(host *web.Host, w http.ResponseWriter, r *http.Request) (rest.TokenList, *web.Refusal) {
	list := rest.TokenList{Tokens: []int32{}}
	var body rest.TokenizeBody
	if refusal := parse_post.ParsePost(host, w, r, &body); refusal != nil {
		return list, refusal
	}
	if body.Text == nil {
		return list, refuse_failure.RefuseFailure(name_error.NameError(generation.ErrInvalid,
			`"text" is missing: give the text whose tokens are wanted`))
	}
	stay, err := open_stay.OpenStay(host.Table, host.Hub, body.Model)
	if err != nil {
		return list, refuse_failure.RefuseFailure(err)
	}
	defer release_stay.ReleaseStay(stay)
	backend, err := wait_for_backend.WaitForBackend(r.Context(), stay)
	if err != nil {
		return list, refuse_failure.RefuseFailure(err)
	}
	if backend.Tokenize == nil {
		return list, refuse_failure.RefuseFailure(name_error.NameError(generation.ErrNotSupported,
			"%s does not tell tokens", backend.Name))
	}
	tokens, err := backend.Tokenize(*body.Text, body.Special)
	if err != nil {
		return list, refuse_failure.RefuseFailure(err)
	}
	list.Tokens, list.Count = append(list.Tokens, tokens...), len(tokens)
	return list, nil
}
