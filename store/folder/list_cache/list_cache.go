// Package list_cache lists the models in Hugging Face's cache.
package list_cache

import (
	"path/filepath"
	"strings"

	"rkllmd/store"
	"rkllmd/store/folder/find_snapshot"
	"rkllmd/store/folder/list_folder"
)

// ListCache returns the models in the cache of Hugging Face's programs at root, of OriginCache: those of the commit
// that each repository's main branch was at, or, where only others were downloaded, of the one that came last.
//
// **Runs on:** any thread that may wait.
func ListCache(root string) (list []store.Model) {
	repositories, _ := filepath.Glob(filepath.Join(root, "models--*--*"))
	for _, repository := range repositories {
		parts := strings.Split(filepath.Base(repository), "--")
		snapshot := find_snapshot.FindSnapshot(repository)
		if len(parts) != 3 || snapshot == "" {
			continue
		}
		for _, model := range list_folder.ListFolder(snapshot) {
			model.Origin = store.OriginCache
			model.Long = parts[1] + "/" + parts[2] + "/" + model.Long
			if model.Manifest == nil {
				model.Manifest = &store.Manifest{Source: "hf:" + parts[1] + "/" + parts[2],
					Revision: filepath.Base(snapshot)}
			}
			list = append(list, model)
		}
	}
	return list
}
