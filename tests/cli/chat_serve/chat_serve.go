// Package chat_serve is a daemon that says what the test wants.
package chat_serve

import (
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"

	coder "github.com/coder/websocket"

	"rkllmd/cli"
)

// ChatServe serves WebSocket clients by scripts, one for each connection, the last one for all further ones. "hear"
// waits for a message of the client, which heard gets; "cut" ends the connection without goodbye; anything else is sent
// as it is. At the end of its script a connection hears on.
func ChatServe(t testing.TB, scripts ...[]string) (cli.Endpoint, <-chan string) {
	t.Helper()
	var connections atomic.Int32
	heard := make(chan string, 100)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		socket, err := coder.Accept(w, r, nil)
		if err != nil {
			return
		}
		defer socket.CloseNow()
		script := scripts[min(int(connections.Add(1)), len(scripts))-1]
		for i := 0; ; i++ {
			switch {
			case i >= len(script), script[i] == "hear":
				_, text, err := socket.Read(r.Context())
				if err != nil {
					return
				}
				heard <- string(text)
			case script[i] == "cut":
				return
			default:
				if socket.Write(r.Context(), coder.MessageText, []byte(script[i])) != nil {
					return
				}
			}
		}
	}))
	t.Cleanup(server.Close)
	return cli.Endpoint{URL: server.URL, Name: server.URL}, heard
}
