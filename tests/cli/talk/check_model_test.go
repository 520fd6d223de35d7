package talk_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/check_model"
	"rkllmd/tests/cli/chat_client"
)

func TestCheckModel(t *testing.T) {
	status := http.StatusOK
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/v1/models/hf:owner/repo" || r.Header.Get("Authorization") != "Bearer x" {
			t.Errorf("%s %v", r.URL, r.Header)
		}
		w.WriteHeader(status)
		fmt.Fprint(w, `{"error": {"message": "MESSAGE"}}`)
	}))
	defer server.Close()
	chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{URL: server.URL, Name: "HERE"}, false)
	chat.Header.Set("Authorization", "Bearer x")
	require.NoError(t, check_model.CheckModel(chat, "hf:owner/repo"))
	status = http.StatusNotFound
	err := check_model.CheckModel(chat, "hf:owner/repo")
	require.ErrorIs(t, err, cli.ErrNoModel)
	require.EqualError(t, err, "the daemon does not have it: MESSAGE")
	status = http.StatusUnauthorized
	require.EqualError(t, check_model.CheckModel(chat, "hf:owner/repo"),
		"HERE answers 401 Unauthorized: MESSAGE; --token-file names the file with the token")
	status = http.StatusServiceUnavailable
	require.EqualError(t, check_model.CheckModel(chat, "hf:owner/repo"),
		"HERE answers 503 Service Unavailable: MESSAGE")
	server.Close()
	require.ErrorContains(t, check_model.CheckModel(chat, "hf:owner/repo"), "no daemon answers at HERE")
}
