// Package hub_serve answers as hubs do.
package hub_serve

import (
	"io"
	"net/http"
	"strings"

	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_fail"
	"rkllmd/tests/support/hub/hub_list"
	"rkllmd/tests/support/hub/hub_list_modelscope"
	"rkllmd/tests/support/hub/hub_note"
	"rkllmd/tests/support/hub/hub_redirect"
	"rkllmd/tests/support/hub/hub_refuse"
)

// HubServe answers what a hub is asked: what there is in its repository, and where a file is.
func HubServe(hub *hub_create.Hub) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		hub_note.HubNote(hub, "hub", r)
		scope := "/api/v1/models/" + hub.Repo
		name, found := strings.CutPrefix(r.URL.Path, "/"+hub.Repo+"/resolve/"+hub.Commit+"/")
		switch {
		case hub_refuse.HubRefuse(hub, w, r):
		case r.URL.Path == "/api/models/"+hub.Repo+"/revision/main" && r.URL.Query().Get("blobs") == "true":
			hub_list.HubList(hub, w)
		case r.URL.Path == scope+"/repo/files":
			hub_list_modelscope.HubListModelscope(hub, w)
		case r.URL.Path == scope:
			io.WriteString(w, `{"Code": 200, "Data": {"Name": "toy-GGUF", "License": "Apache License 2.0"}}`)
		case r.URL.Path == scope+"/repo":
			hub_redirect.HubRedirect(hub, w, r, r.URL.Query().Get("FilePath"))
		case found:
			hub_redirect.HubRedirect(hub, w, r, name)
		case strings.HasPrefix(r.URL.Path, "/api/models/"+hub.Repo):
			hub_fail.HubFail(w, http.StatusNotFound, "RevisionNotFound", "Invalid rev id")
		default:
			hub_fail.HubFail(w, http.StatusUnauthorized, "RepoNotFound", "Invalid username or password.")
		}
	})
}
