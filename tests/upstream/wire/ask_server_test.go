package wire_test

import (
	"context"
	"io"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/upstream_serve"
	"rkllmd/upstream"
	"rkllmd/upstream/wire/ask_server"
)

func TestAskServer(t *testing.T) {
	ctx, cancel := context.WithCancelCause(context.Background())
	s := upstream_serve.UpstreamServe(t, func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		switch r.URL.Path {
		case "/v1/echo":
			_, _ = io.WriteString(w, r.Method+" "+r.Header.Get("Authorization")+" "+string(body))
		case "/v1/never":
			cancel(upstream.ErrAborted)
			<-r.Context().Done()
		default:
			w.WriteHeader(http.StatusTeapot)
		}
	})
	for body, want := range map[string]string{"": "GET Bearer secret-key ", "{}": "POST Bearer secret-key {}"} {
		var sent []byte
		if body != "" {
			sent = []byte(body)
		}
		answer, err := ask_server.AskServer(context.Background(), s, "/echo", sent)
		require.NoError(t, err)
		text, err := io.ReadAll(answer.Body)
		require.NoError(t, err)
		require.NoError(t, answer.Body.Close())
		require.Equal(t, want, string(text))
	}
	_, err := ask_server.AskServer(context.Background(), s, "/else", nil)
	require.ErrorContains(t, err, "answers 418")
	_, err = ask_server.AskServer(ctx, s, "/never", []byte("{}"))
	require.ErrorIs(t, err, upstream.ErrAborted)
	s.Options.URL = "http://127.0.0.1:1"
	_, err = ask_server.AskServer(context.Background(), s, "/echo", nil)
	require.ErrorIs(t, err, generation.ErrClosed)
	require.NotContains(t, err.Error(), "secret-key")
}
