// Package handle_health answers GET /healthz.
package handle_health

import (
	"net/http"

	"rkllmd/faces/web/write_json"
)

// HandleHealth answers that the daemon is alive.
//
// **Runs on:** the request's goroutine.
func HandleHealth(w http.ResponseWriter, _ *http.Request) {
	write_json.WriteJSON(w, http.StatusOK, map[string]string{"status": "ok"})
}
