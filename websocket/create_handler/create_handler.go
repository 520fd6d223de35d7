// Package create_handler makes the HTTP handler of the front-end.
package create_handler

import (
	"net/http"

	"rkllmd/websocket"
	"rkllmd/websocket/serve_client"
)

// CreateHandler returns the handler of GET /generate. Origin and token are the affair of who calls it.
//
// **Runs on:** any; what it returns on the goroutine of a request.
func CreateHandler(host *websocket.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) { serve_client.ServeClient(host, w, r) }
}
