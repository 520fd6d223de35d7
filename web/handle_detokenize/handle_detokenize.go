// Package handle_detokenize answers POST /v1/detokenize.
package handle_detokenize

import (
	"net/http"

	"rkllmd/web"
	"rkllmd/web/detokenize_list"
	"rkllmd/web/refuse_request"
	"rkllmd/web/write_json"
)

// HandleDetokenize returns the handler of POST /v1/detokenize: the text of tokens.
//
// **Runs on:** any; what it returns on the request's goroutine.
func HandleDetokenize(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		text, refusal := detokenize_list.DetokenizeList(host, w, r)
		if refusal != nil {
			refuse_request.RefuseRequest(host, w, *refusal)
			return
		}
		write_json.WriteJSON(w, http.StatusOK, web.TokenText{Text: text})
	}
}
