// Package detokenize_list turns posted tokens into text.
package detokenize_list

import (
	"net/http"
	"strings"

	"rkllmd/completion/name_failure"
	"rkllmd/completion/parse_object"
	"rkllmd/generation"
	"rkllmd/generation/check_tokens"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/name_error"
	"rkllmd/web"
	"rkllmd/web/read_body"
	"rkllmd/web/refuse_error"
)

// DetokenizeList returns the text of the tokens that were posted. Bytes that are no characters are U+FFFD.
//
// **Runs on:** the request's goroutine.
func DetokenizeList(host *web.Host, w http.ResponseWriter, r *http.Request) (string, *web.Refusal) {
	text, refusal := read_body.ReadBody(w, r, host.Options.MaxMessageBytes)
	if refusal != nil {
		return "", refusal
	}
	var body web.DetokenizeBody
	err := parse_object.ParseObject(text, &body)
	if err == nil && body.Tokens == nil {
		err = name_error.NameError(generation.ErrInvalid, `"tokens" is missing: give the list of tokens whose text is wanted`)
	}
	var backend *generation.Backend
	if err == nil {
		backend, err = get_backend.GetBackend(host.Hub)
	}
	if err == nil && backend.Detokenize == nil {
		err = name_error.NameError(generation.ErrNotSupported, "%s does not tell the text of tokens", backend.Name)
	}
	if err == nil {
		err = check_tokens.CheckTokens(backend, "tokens", body.Tokens)
	}
	if err != nil {
		refused := refuse_error.RefuseError(name_failure.NameFailure(err))
		return "", &refused
	}
	return strings.ToValidUTF8(string(backend.Detokenize(body.Tokens)), "\uFFFD"), nil
}
