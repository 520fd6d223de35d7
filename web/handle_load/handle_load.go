// Package handle_load answers POST /v1/models/load.
package handle_load

import (
	"fmt"
	"net/http"
	"path/filepath"

	"rkllmd/completion"
	"rkllmd/web"
	"rkllmd/web/begin_load"
	"rkllmd/web/refuse_request"
	"rkllmd/web/write_json"
)

// HandleLoad returns the handler of POST /v1/models/load: it begins to load a model, and does not wait for that; GET /v1/models/progress tells.
//
// **Runs on:** any; what it returns on the request's goroutine.
func HandleLoad(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		path, refusal := begin_load.BeginLoad(host, w, r)
		if refusal != nil {
			refuse_request.RefuseRequest(host, w, *refusal)
			return
		}
		write_json.WriteJSON(w, http.StatusAccepted, completion.Status{Type: completion.TypeStatus, Operation: completion.OperationLoading, Progress: new(float64),
			Message: fmt.Sprintf("Loading %s.", filepath.Base(path))})
	}
}
