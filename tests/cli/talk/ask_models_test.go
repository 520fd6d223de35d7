package talk_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/ask_models"
	"rkllmd/tests/cli/chat_client"
)

func TestAskModels(t *testing.T) {
	status, text := http.StatusOK,
		`{"loaded": {"name": "demo", "model_path": "builtin:demo", "max_tokens": 512}, "available": []}`
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/v1/models" || r.Header.Get("Authorization") != "Bearer x" {
			t.Errorf("%s %v", r.URL, r.Header)
		}
		w.WriteHeader(status)
		fmt.Fprint(w, text)
	}))
	defer server.Close()
	chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{URL: server.URL, Name: "HERE"}, false)
	chat.Header.Set("Authorization", "Bearer x")
	list, err := ask_models.AskModels(chat)
	require.NoError(t, err)
	require.Equal(t, "demo", list.Loaded.Name)
	require.Equal(t, 512, list.Loaded.MaxTokens)

	text = "<html>"
	_, err = ask_models.AskModels(chat)
	require.ErrorContains(t, err, "what answers at HERE is no rkllmd")
	status, text = http.StatusUnauthorized, `{"error": {"message": "show the token"}}`
	_, err = ask_models.AskModels(chat)
	require.EqualError(t, err, "HERE answers 401 Unauthorized: show the token; --token-file names the file with "+
		"the token")
	status, text = http.StatusNotFound, ""
	_, err = ask_models.AskModels(chat)
	require.ErrorContains(t, err, "HERE answers 404 Not Found")
	server.Close()
	_, err = ask_models.AskModels(chat)
	require.ErrorContains(t, err, "no daemon answers at HERE (")
	require.ErrorContains(t, err, "rkllmd serve --http ADDR --model MODEL")
	require.ErrorContains(t, err, "rkllmd chat builtin:demo")
}
