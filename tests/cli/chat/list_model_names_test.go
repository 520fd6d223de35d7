package chat_test

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/list_model_names"
	"rkllmd/tests/cli/chat_client"
)

func TestListModelNames(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write([]byte(`{"named": [{"name": "a"}, {"name": "b"}]}`))
	}))
	chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{URL: server.URL}, true)
	names := list_model_names.ListModelNames(chat)
	require.Equal(t, []string{"a", "b"}, names())
	server.Close()
	require.Empty(t, names(), "it does not answer")
	chat.HTTP = nil
	require.Empty(t, names(), "nothing is connected yet")
}
