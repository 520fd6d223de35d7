// Package hub_list lists a repository as Hugging Face's hub does.
package hub_list

import (
	"cmp"
	"encoding/json"
	"net/http"

	"rkllmd/tests/support/hub/hub_create"
)

// HubList answers with the files of the repository.
func HubList(hub *hub_create.Hub, w http.ResponseWriter) {
	hub.Mu.Lock()
	defer hub.Mu.Unlock()
	siblings := []any{map[string]any{"rfilename": "README.md", "size": 100, "blobId": "1"}}
	for _, file := range hub.Files {
		size := cmp.Or(file.Size, int64(len(file.Data)))
		siblings = append(siblings, map[string]any{"rfilename": file.Path, "size": size, "blobId": "2",
			"lfs": map[string]any{"sha256": file.SHA256, "size": size, "pointerSize": 135}})
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	json.NewEncoder(w).Encode(map[string]any{"id": hub.Repo, "modelId": hub.Repo, "sha": hub.Commit, "private": false,
		"gated": hub.Script.Gated, "tags": []string{"gguf", "license:apache-2.0"}, "siblings": siblings,
		"cardData": map[string]any{"license": "apache-2.0"}})
}
