// Package handle_version tells the version.
package handle_version

import (
	"net/http"

	"rkllmd/faces/ollama"
	"rkllmd/faces/web/write_json"
)

// HandleVersion answers GET /api/version.
//
// **Runs on:** the request's goroutine.
func HandleVersion(w http.ResponseWriter, _ *http.Request) {
	write_json.WriteJSON(w, http.StatusOK, map[string]string{"version": ollama.Version})
}
