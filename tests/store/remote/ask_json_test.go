package remote_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/ask_json"
	"rkllmd/store/remote/create_client"
)

func TestAskJSON(t *testing.T) {
	hub := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		io.WriteString(w, r.URL.Query().Get("say"))
	}))
	defer hub.Close()
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(t, err)
	value := map[string]int{}
	require.NoError(t, ask_json.AskJSON(t.Context(), client, hub.URL+`?say={"a":1}`, &value))
	require.Equal(t, map[string]int{"a": 1}, value)
	require.ErrorContains(t, ask_json.AskJSON(t.Context(), client, hub.URL+`?say=<html>`, &value), "no JSON of a hub")
}
