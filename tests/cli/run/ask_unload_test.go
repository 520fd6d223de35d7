package run_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/run/ask_unload"
	"rkllmd/tests/cli/chat_client"
)

func TestAskUnload(t *testing.T) {
	status, asked := http.StatusOK, ""
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		asked = r.URL.Path + " " + string(body)
		w.WriteHeader(status)
		fmt.Fprint(w, `{"error": "it stays"}`)
	}))
	defer server.Close()
	chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{URL: server.URL, Name: "HERE"}, false)
	require.NoError(t, ask_unload.AskUnload(chat, "a"))
	require.Equal(t, `/api/generate {"keep_alive":0,"model":"a","stream":false}`, asked)
	status = http.StatusConflict
	require.EqualError(t, ask_unload.AskUnload(chat, "a"), "HERE answers 409 Conflict: it stays")
	server.Close()
	require.ErrorContains(t, ask_unload.AskUnload(chat, "a"), "no daemon answers at HERE")
}
