// Package read_message reads why a server refuses.
package read_message

import (
	"cmp"
	"encoding/json"
	"io"
	"net/http"
	"strings"

	"rkllmd/store/remote"
)

// ReadMessage returns what the server says of its refusal, in its header or as JSON; "": nothing that can be shown.
//
// **Runs on:** any thread that may wait.
func ReadMessage(answer *http.Response) string {
	text := answer.Header.Get("X-Error-Message")
	if text == "" {
		body, _ := io.ReadAll(io.LimitReader(answer.Body, remote.MostMessage*4))
		said := struct {
			Error   string `json:"error"`
			Message string `json:"Message"`
		}{}
		json.Unmarshal(body, &said)
		text = cmp.Or(said.Error, said.Message)
	}
	return strings.TrimSpace(strings.ToValidUTF8(text[:min(len(text), remote.MostMessage)], ""))
}
