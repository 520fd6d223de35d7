// Package count_upgrade serves WebSocket clients as connections of this server.
package count_upgrade

import (
	"errors"
	"net/http"

	"rkllmd/web"
)

// CountUpgrade returns the handler of GET /generate: host.Generate, after which a connection that has become a WebSocket is counted as closed, because the
// server is not told of that.
//
// **Runs on:** any; what it returns on the connection's goroutine, as long as the WebSocket is open.
func CountUpgrade(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			if _, err := w.Write(nil); errors.Is(err, http.ErrHijacked) {
				host.Connections.Add(-1)
			}
		}()
		host.Generate.ServeHTTP(w, r)
	}
}
