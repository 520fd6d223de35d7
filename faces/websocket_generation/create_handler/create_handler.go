// Package create_handler makes the HTTP handler of the front-end.
package create_handler

import (
	"net/http"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/serve_client"
)

// CreateHandler returns the handler of GET /generate. The caller has checked the origin and the token.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func CreateHandler(host *websocket.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) { serve_client.ServeClient(host, w, r) }
}
