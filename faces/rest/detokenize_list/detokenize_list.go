// Package detokenize_list turns posted tokens into text.
package detokenize_list

import (
	"net/http"
	"strings"

	"rkllmd/faces/rest"
	"rkllmd/faces/web"
	"rkllmd/faces/web/parse_post"
	"rkllmd/faces/web/refuse_failure"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/check_tokens"
	"rkllmd/models/open_stay"
	"rkllmd/models/release_stay"
	"rkllmd/models/wait_for_backend"
)

// DetokenizeList returns the text of the tokens that were posted. Bytes that are no characters are U+FFFD. It
// answers POST /v1/detokenize.
//
// **Runs on:** the request's goroutine.
func DetokenizeList(host *web.Host, w http.ResponseWriter, r *http.Request) (text rest.TokenText,
	refusal *web.Refusal) {
	var body rest.DetokenizeBody
	if refusal = parse_post.ParsePost(host, w, r, &body); refusal != nil {
		return text, refusal
	}
	if body.Tokens == nil {
		return text, refuse_failure.RefuseFailure(name_error.NameError(generation.ErrInvalid,
			`"tokens" is missing: give the list of tokens whose text is wanted`))
	}
	stay, err := open_stay.OpenStay(host.Table, host.Hub, body.Model)
	if err != nil {
		return text, refuse_failure.RefuseFailure(err)
	}
	defer release_stay.ReleaseStay(stay)
	backend, err := wait_for_backend.WaitForBackend(r.Context(), stay)
	if err != nil {
		return text, refuse_failure.RefuseFailure(err)
	}
	if backend.Detokenize == nil {
		return text, refuse_failure.RefuseFailure(name_error.NameError(generation.ErrNotSupported,
			"%s does not tell the text of tokens", backend.Name))
	}
	if err = check_tokens.CheckTokens(backend, "tokens", body.Tokens); err != nil {
		return text, refuse_failure.RefuseFailure(err)
	}
	text.Text = strings.ToValidUTF8(string(backend.Detokenize(body.Tokens)), "\uFFFD")
	return text, nil
}
