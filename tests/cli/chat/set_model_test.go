package chat_test

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/set_model"
	"rkllmd/tests/cli/chat_client"
)

func TestSetModel(t *testing.T) {
	daemon := http.NewServeMux()
	daemon.HandleFunc("/v1/models/small", func(http.ResponseWriter, *http.Request) {})
	daemon.HandleFunc("/v1/models", func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write([]byte(`{}`))
	})
	server := httptest.NewServer(daemon)
	defer server.Close()
	chat, out, notes := chat_client.ChatClient(t, cli.Endpoint{URL: server.URL, Name: "HERE"}, true)
	chat.Room, chat.Left = 512, 4
	require.ErrorIs(t, set_model.SetModel(chat, "large"), cli.ErrNoModel)
	require.Equal(t, 512, chat.Room)
	require.NoError(t, set_model.SetModel(chat, "small"))
	require.Equal(t, "small", chat.Model)
	require.Zero(t, chat.Room+chat.Left, "another model has another context")
	require.Contains(t, notes.String(), "small answers now.")
	require.NoError(t, set_model.SetModel(chat, ""))
	require.Contains(t, out.String(), "No model is loaded.")
}
