// Package handle_tokenize answers POST /v1/tokenize.
package handle_tokenize

import (
	"net/http"

	"rkllmd/web"
	"rkllmd/web/refuse_request"
	"rkllmd/web/tokenize_text"
	"rkllmd/web/write_json"
)

// HandleTokenize returns the handler of POST /v1/tokenize: the tokens of a text.
//
// **Runs on:** any; what it returns on the request's goroutine.
func HandleTokenize(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		tokens, refusal := tokenize_text.TokenizeText(host, w, r)
		if refusal != nil {
			refuse_request.RefuseRequest(host, w, *refusal)
			return
		}
		write_json.WriteJSON(w, http.StatusOK, web.TokenList{Tokens: tokens, Count: len(tokens)})
	}
}
