// Package place_files gives files their names.
package place_files

import (
	"os"
	"path/filepath"
	"slices"
	"time"

	"rkllmd/store"
	"rkllmd/store/fetch"
	"rkllmd/store/fetch/clear_folder"
	"rkllmd/store/folder/write_manifest"
	"rkllmd/store/pull"
	"rkllmd/store/pull/flush_folder"
)

// PlaceFiles moves the files of plan from their places to where they will be seen, the first one last: with it there is
// a model. What is written of the model is there before. The folders of the downloads, whose locks the caller has, are
// removed.
//
// **Runs on:** any thread that may wait.
func PlaceFiles(plan *pull.Plan, places []string) error {
	plan.Manifest.Pulled = time.Now().UTC().Truncate(time.Second)
	for i, file := range plan.Files {
		info, err := os.Stat(places[i])
		if err != nil {
			return err
		}
		plan.Manifest.Files = append(plan.Manifest.Files, store.ManifestFile{Name: filepath.Base(file.Path),
			Role: file.Role, Size: info.Size(), SHA256: file.SHA256, Source: file.File.Path})
	}
	folder := filepath.Dir(plan.Files[0].Path)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	if err := write_manifest.WriteManifest(plan.Files[0].Path, &plan.Manifest); err != nil {
		return err
	}
	for i, file := range slices.Backward(plan.Files) {
		if places[i] == file.Path {
			continue
		}
		if err := os.Rename(places[i], file.Path); err != nil {
			return err
		}
		clear_folder.ClearFolder(filepath.Dir(places[i]))
		os.Remove(filepath.Join(filepath.Dir(places[i]), fetch.LockName)) // from now on others may have the folder
		os.Remove(filepath.Dir(places[i]))
		os.Remove(filepath.Dir(filepath.Dir(places[i]))) // the folder of all downloads, if this was the last one
	}
	return flush_folder.FlushFolder(folder)
}
