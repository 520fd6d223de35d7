// Package handle_models answers GET /v1/models.
package handle_models

import (
	"net/http"

	"rkllmd/faces/rest/list_models"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
)

// HandleModels returns the handler of GET /v1/models: the model that is loaded, and those that may be.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleModels(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		write_json.WriteJSON(w, http.StatusOK, list_models.ListModels(host))
	}
}
