// Package remove_model removes a model.
package remove_model

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/find_model"
	"rkllmd/store/folder/list_folder"
	"rkllmd/store/folder/name_manifest"
)

// RemoveModel removes what is called name from the folder of s: its files, what is written of them, and folders that
// are empty then. Projectors and adapters that another model uses stay. A model of other programs is theirs.
//
// **Runs on:** any thread that may wait.
func RemoveModel(s store.Store, name string) (store.Model, error) {
	model, err := find_model.FindModel(s, name)
	if err != nil {
		return model, err
	}
	if inside, err := filepath.Rel(s.Folder, model.Path); err != nil || !filepath.IsLocal(inside) {
		return model, fmt.Errorf("%q is %s, outside of the folder of the models, %s: %s", model.Name, model.Path,
			s.Folder, folder.Owners[model.Origin])
	}
	used := map[string]bool{}
	for _, other := range list_folder.ListFolder(s.Folder) {
		for _, file := range other.Files {
			used[file.Path] = used[file.Path] || other.Path != model.Path
		}
	}
	for _, file := range model.Files { // the first file first: without it there is no model
		if used[file.Path] {
			continue
		}
		if err := os.Remove(file.Path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return model, err
		}
	}
	if model.Manifest != nil {
		os.Remove(name_manifest.NameManifest(model.Path))
	}
	for at := filepath.Dir(model.Path); at != s.Folder && os.Remove(at) == nil; at = filepath.Dir(at) {
	}
	return model, nil
}
