// Package hub_list_modelscope lists a repository as ModelScope does.
package hub_list_modelscope

import (
	"encoding/json"
	"net/http"
	"path"

	"rkllmd/tests/support/hub/hub_create"
)

// HubListModelscope answers with the files of the repository.
func HubListModelscope(hub *hub_create.Hub, w http.ResponseWriter) {
	hub.Mu.Lock()
	defer hub.Mu.Unlock()
	files := []any{map[string]any{"Name": "sub", "Path": "sub", "Type": "tree"}}
	for _, file := range hub.Files {
		files = append(files, map[string]any{"Name": path.Base(file.Path), "Path": file.Path, "Type": "blob",
			"Size": len(file.Data), "Sha256": file.SHA256, "Revision": hub.Commit, "IsLFS": true})
	}
	json.NewEncoder(w).Encode(map[string]any{"Code": 200, "Success": true, "Message": "success",
		"Data": map[string]any{"Files": files}})
}
