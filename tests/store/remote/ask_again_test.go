package remote_test

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote"
	"rkllmd/store/remote/ask_again"
	"rkllmd/store/remote/create_client"
)

func TestAskAgain(t *testing.T) {
	asked := 0
	hub := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if asked++; asked%3 != 0 {
			w.WriteHeader(http.StatusServiceUnavailable)
		}
	}))
	defer hub.Close()
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(t, err)
	answer, err := ask_again.AskAgain(t.Context(), client, remote.Query{URL: hub.URL})
	require.NoError(t, err)
	require.NoError(t, answer.Body.Close())
	require.Equal(t, 3, asked)
	client.Patience = 0
	_, err = ask_again.AskAgain(t.Context(), client, remote.Query{URL: hub.URL})
	require.ErrorContains(t, err, "503")
	require.Equal(t, 4, asked)
}
