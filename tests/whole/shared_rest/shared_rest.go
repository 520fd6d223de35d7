// Package shared_rest reads an answer of the UMA front-end.
package shared_rest

import (
	"testing"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/faces/uma_read"
)

// SharedRest reads what is to come of an answer: the text, how many tokens it has, and the last event.
func SharedRest(tb testing.TB, client *connect_client.Client) (text string, tokens int, last map[string]any) {
	tb.Helper()
	for {
		event := uma_read.UMARead(tb, client.Reader)
		if event["event"] != "token" {
			return text, tokens, event
		}
		text += event["text"].(string)
		tokens++
	}
}
