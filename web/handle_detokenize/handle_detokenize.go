// Package handle_detokenize answers POST /v1/detokenize.
package handle_detokenize

import (
	"net/http"

	"rkllmd/web"
	"rkllmd/web/detokenize_list"
	"rkllmd/web/write_json"
	"rkllmd/web/write_refusal"
)

// HandleDetokenize returns the handler of POST /v1/detokenize: the text of tokens.
//
// **Runs on:** any; what it returns on the request's goroutine.
func HandleDetokenize(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		text, refusal := detokenize_list.DetokenizeList(host, w, r)
		if refusal != nil {
			host.Meter.OnError(string(refusal.Error.Error))
			write_refusal.WriteRefusal(w, *refusal)
			return
		}
		write_json.WriteJSON(w, http.StatusOK, web.TokenText{Text: text})
	}
}
