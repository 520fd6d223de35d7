package talk_test

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/open_link"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestOpenLink(t *testing.T) {
	endpoint, _ := chat_serve.ChatServe(t, []string{`{"type": "status", "message": "first"}`},
		[]string{`{"type": "status", "message": "second"}`})
	chat, _, _ := chat_client.ChatClient(t, endpoint, false)
	require.NoError(t, open_link.OpenLink(chat))
	first := chat.Link
	require.Equal(t, "first", (<-first.Messages).Message)
	require.NoError(t, open_link.OpenLink(chat))
	require.Equal(t, "second", (<-chat.Link.Messages).Message)
	_, more := <-first.Messages
	require.False(t, more, "the old connection is closed")

	t.Run("the token is shown, and a refusal told", func(t *testing.T) {
		shown := make(chan string, 1)
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			shown <- r.URL.Path + " " + r.Header.Get("Authorization")
			w.WriteHeader(http.StatusTeapot)
		}))
		defer server.Close()
		chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{URL: server.URL, Name: "HERE"}, false)
		chat.Header.Set("Authorization", "Bearer x")
		require.ErrorContains(t, open_link.OpenLink(chat), "cannot connect to HERE: ")
		require.Equal(t, "/generate Bearer x", <-shown)
		require.Nil(t, chat.Link)
	})
}
