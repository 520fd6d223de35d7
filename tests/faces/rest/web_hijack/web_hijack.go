// Package web_hijack takes connections from HTTP for tests.
package web_hijack

import "net/http"

// WebHijack takes the connection from the server and closes it.
func WebHijack(w http.ResponseWriter, _ *http.Request) {
	if conn, _, err := http.NewResponseController(w).Hijack(); err == nil {
		conn.Close()
	}
}
