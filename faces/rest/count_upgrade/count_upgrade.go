// Package count_upgrade serves WebSocket clients as connections of this server.
package count_upgrade

import (
	"errors"
	"net/http"

	"rkllmd/faces/rest/check_upgrade"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_request"
)

// CountUpgrade returns the handler of GET /generate: host.Generate, for a request that can become a WebSocket. After
// that a connection that has become one is counted as closed, because the server is not told of that.
//
// **Runs on:** any thread. What it returns runs on the connection's goroutine, as long as the WebSocket is open.
func CountUpgrade(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			if _, err := w.Write(nil); errors.Is(err, http.ErrHijacked) {
				host.Connections.Add(-1)
			}
		}()
		if refusal := check_upgrade.CheckUpgrade(r); refusal != nil {
			w.Header().Set("Connection", "Upgrade")
			w.Header().Set("Upgrade", "websocket")
			w.Header().Set("Sec-WebSocket-Version", "13")
			refuse_request.RefuseRequest(host, w, *refusal)
			return
		}
		host.Generate.ServeHTTP(w, r)
	}
}
