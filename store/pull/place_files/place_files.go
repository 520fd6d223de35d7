// Package place_files gives files their names.
package place_files

import (
	"os"
	"path/filepath"
	"slices"
	"time"

	"rkllmd/store"
	"rkllmd/store/fetch/remove_folder"
	"rkllmd/store/folder/write_manifest"
	"rkllmd/store/pull"
	"rkllmd/store/pull/flush_folder"
)

// PlaceFiles moves the files of plan from their places to where they will be seen, the first one last: with it there is
// a model. The folders of the downloads, whose locks the caller has, are removed.
//
// What is written of the model is there before, without checksums: they are believed by the next pull, so they are
// written when the files have got their names. Whoever is killed at any moment leaves a manifest that promises nothing
// wrong, and the source by which the next pull may go on. Where several files of a model are replaced, it is none until
// all of them are: of two revisions each has a part.
//
// **Runs on:** any thread that may wait.
func PlaceFiles(plan *pull.Plan, places []string) error {
	plan.Manifest.Pulled = time.Now().UTC().Truncate(time.Second)
	promised, moved := plan.Manifest, []int{}
	for i, file := range plan.Files {
		info, err := os.Stat(places[i])
		if err != nil {
			return err
		}
		one := store.ManifestFile{Name: filepath.Base(file.Path), Role: file.Role, Size: info.Size(),
			Source: file.File.Path}
		promised.Files = append(promised.Files, one)
		one.SHA256 = file.SHA256
		plan.Manifest.Files = append(plan.Manifest.Files, one)
		if places[i] != file.Path {
			moved = append(moved, i)
		}
	}
	folder := filepath.Dir(plan.Files[0].Path)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	if len(moved) > 0 {
		if err := write_manifest.WriteManifest(plan.Files[0].Path, &promised); err != nil {
			return err
		}
	}
	if len(moved) > 1 {
		os.Remove(plan.Files[moved[0]].Path) // it may not be there
	}
	for _, i := range slices.Backward(moved) {
		if err := os.Rename(places[i], plan.Files[i].Path); err != nil {
			return err
		}
		remove_folder.RemoveFolder(filepath.Dir(places[i]))
	}
	if err := write_manifest.WriteManifest(plan.Files[0].Path, &plan.Manifest); err != nil {
		return err
	}
	return flush_folder.FlushFolder(folder)
}
