// Package copy_model gives a model another name.
package copy_model

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"rkllmd/store"
	"rkllmd/store/folder/copy_file"
	"rkllmd/store/folder/describe_copy"
	"rkllmd/store/folder/find_model"
	"rkllmd/store/folder/name_copy"
	"rkllmd/store/folder/name_manifest"
	"rkllmd/store/folder/write_manifest"
	"rkllmd/store/source"
	"rkllmd/store/source/is_segment"
	"rkllmd/store/source/name_role"
)

// CopyModel gives the model that is called name the name to as well, in the folder of s: its files get further names
// there (hard links), so nothing is copied, and either can be removed. A model of other programs, or on another
// filesystem, gets symbolic links: it is gone when its owner removes it.
//
// **Runs on:** any thread that may wait.
func CopyModel(s store.Store, name, to string) (store.Model, error) {
	model, err := find_model.FindModel(s, name)
	if err != nil {
		return model, err
	}
	if !is_segment.IsSegment(to) || name_role.NameRole(to+".gguf") != store.RoleModel {
		return model,
			fmt.Errorf("%q cannot be a model's name: it may have up to %d letters, digits, \".\", \"_\", \"+\" and "+
				"\"-\", must begin with a letter or a digit, and has no \"lora\", \"mmproj\" or \"imatrix\" in it", to,
				source.MaxSegment)
	}
	if other, err := find_model.FindModel(s, to); err == nil {
		return model, fmt.Errorf("there is a model of that name already: %q, %s", other.Name, other.Path)
	}
	if err := os.MkdirAll(filepath.Join(s.Folder, to), 0o755); err != nil {
		return model, err
	}
	manifest := store.Manifest{Source: model.Path}
	if model.Manifest != nil {
		manifest = *model.Manifest
	}
	manifest.Files = nil
	made := []string{}
	for i, file := range slices.Backward(model.Files) { // the first file last: with it there is a model
		path := filepath.Join(s.Folder, to, name_copy.NameCopy(model, i, to))
		manifest.Files = slices.Insert(manifest.Files, 0, describe_copy.DescribeCopy(model, file, path))
		if i == 0 {
			err = write_manifest.WriteManifest(path, &manifest)
		}
		if err == nil {
			err = copy_file.CopyFile(model.Origin, file.Path, path)
		}
		if err != nil {
			for _, path := range append(made, name_manifest.NameManifest(path)) {
				os.Remove(path)
			}
			return model, err
		}
		made = append(made, path)
	}
	return find_model.FindModel(s, to)
}
