// Package uma_collect reads an answer of the UMA front-end.
package uma_collect

import (
	"io"
	"testing"

	"rkllmd/tests/support/faces/uma_read"
)

// UMACollect reads events up to the last one of a request, or to the end of the connection, and returns the text of all
// of them, and the last one; nil when there was none.
func UMACollect(t testing.TB, client io.Reader) (text string, last map[string]any) {
	t.Helper()
	for {
		event := uma_read.UMARead(t, client)
		if event == nil {
			return text, nil
		}
		piece, _ := event["text"].(string)
		text += piece
		if event["event"] != "token" {
			return text, event
		}
	}
}
