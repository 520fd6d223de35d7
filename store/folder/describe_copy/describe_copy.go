// Package describe_copy writes of a model's file what is known of it.
package describe_copy

import (
	"path/filepath"

	"rkllmd/store"
)

// DescribeCopy returns what the manifest has of the file at path, which is file of model under another name.
//
// **Runs on:** any thread.
func DescribeCopy(model store.Model, file store.File, path string) store.ManifestFile {
	made := store.ManifestFile{Name: filepath.Base(path), Role: file.Role, Size: file.Size}
	if model.Manifest == nil {
		return made
	}
	for _, one := range model.Manifest.Files {
		if one.Name == filepath.Base(file.Path) {
			made.SHA256, made.Source = one.SHA256, one.Source
		}
	}
	return made
}
