package chat_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/show_models"
	"rkllmd/tests/cli/chat_client"
)

func TestShowModels(t *testing.T) {
	text := ""
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, text) }))
	defer server.Close()
	chat, out, _ := chat_client.ChatClient(t, cli.Endpoint{URL: server.URL, Name: "HERE"}, false)
	for answer, expected := range map[string]string{
		`{"loaded": {"name": "demo", "model_path": "builtin:demo", "max_tokens": 512}, ` +
			`"available": [{"model_path": "/m/a.gguf"}]}`: "Loaded: demo (builtin:demo), by HERE; context 512 tokens\n  /m/a.gguf\n",
		`{"loaded": {"name": "a", "model_path": "b", "max_tokens": 5, "chat_template_writes": {"turns": true}}}`: "Loaded: " +
			"a (b), by HERE; context 5 tokens; its chat template writes several turns\n",
		`{"loading": {"message": "Loading a.gguf: 5 %."}}`: "Loading a.gguf: 5 %.\n",
		`{"error": "a.gguf is no model"}`:                  "No model is loaded. a.gguf is no model\n",
	} {
		text = answer
		out.Reset()
		require.NoError(t, show_models.ShowModels(chat))
		require.Equal(t, expected, out.String())
	}
	server.Close()
	require.ErrorContains(t, show_models.ShowModels(chat), "no daemon answers")
}
