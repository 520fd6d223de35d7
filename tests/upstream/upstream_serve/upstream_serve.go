// Package upstream_serve is a server that says what a test wants.
package upstream_serve

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/upstream"
	"rkllmd/upstream/wire/create_client"
	"rkllmd/utils/turns"
)

// UpstreamServe serves handler and returns it as a server that is asked for two answers at once, two more may wait.
func UpstreamServe(tb testing.TB, handler http.HandlerFunc) *upstream.Server {
	tb.Helper()
	there := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body) // a server finds out that its client has gone when it has read that
		r.Body = io.NopCloser(bytes.NewReader(body))
		handler(w, r)
	}))
	tb.Cleanup(there.Close)
	o := upstream.Options{URL: there.URL + "/v1", Model: "m", Kind: "openai", Key: "secret-key", Runs: 2, Queue: 2,
		Connect: 10 * time.Second, Silence: time.Minute}
	client, err := create_client.CreateClient(o)
	require.NoError(tb, err)
	tb.Cleanup(client.CloseIdleConnections)
	return &upstream.Server{Options: o, Client: client, Tasks: map[*turns.Turn]*upstream.Task{}}
}
