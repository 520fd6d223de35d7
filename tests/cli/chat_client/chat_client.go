// Package chat_client makes a chat for tests.
package chat_client

import (
	"bytes"
	"net/http"
	"testing"

	"rkllmd/cli"
	"rkllmd/cli/talk/close_link"
)

// ChatClient returns a chat with the daemon at endpoint, whose output goes to out and whose errors and notes to notes.
// terminal: as if a person sat there.
func ChatClient(t testing.TB, endpoint cli.Endpoint, terminal bool) (chat *cli.Chat, out, notes *bytes.Buffer) {
	t.Helper()
	out, notes = &bytes.Buffer{}, &bytes.Buffer{}
	chat = &cli.Chat{Endpoint: endpoint, Header: http.Header{}, HTTP: &http.Client{}, Streams: cli.Streams{Out: out,
		Err: notes}, Terminal: terminal,
		Marks: cli.Marks{On: cli.DimOn, Off: cli.DimOff, EraseLine: cli.EraseLine, Escapes: true, Colors: true}}
	t.Cleanup(func() { close_link.CloseLink(chat) })
	return chat, out, notes
}
