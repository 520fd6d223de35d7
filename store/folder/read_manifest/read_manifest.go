// Package read_manifest reads what is written of a model.
package read_manifest

import (
	"encoding/json"
	"io"
	"os"

	"rkllmd/store"
	"rkllmd/store/folder/name_manifest"
)

// ReadManifest returns the manifest of the model whose first file is at path; nil: there is none, or it is broken.
//
// **Runs on:** any thread that may wait.
func ReadManifest(path string) *store.Manifest {
	file, err := os.Open(name_manifest.NameManifest(path))
	if err != nil {
		return nil
	}
	defer file.Close()
	manifest := &store.Manifest{}
	if json.NewDecoder(io.LimitReader(file, store.MostManifest)).Decode(manifest) != nil {
		return nil
	}
	return manifest
}
