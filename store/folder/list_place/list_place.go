// Package list_place makes models of the files of a folder.
package list_place

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/is_part"
	"rkllmd/store/folder/read_manifest"
	"rkllmd/store/source/split_name"
)

// ListPlace returns the models of place, a folder at or below root. Of one that is split all parts must be there. The
// projectors and adapters of a model are those that its manifest names; without one, those whose names have its name in
// them, and all of the folder where it is the only model there.
//
// **Runs on:** any thread that may wait.
func ListPlace(root string, place folder.Place) (list []store.Model) {
	stems := map[string][]store.File{}
	for _, file := range place.Files {
		stem, part, parts := split_name.SplitName(filepath.Base(file.Path))
		if stem += "/" + strconv.Itoa(parts); file.Role == store.RoleModel && part == len(stems[stem])+1 {
			stems[stem] = append(stems[stem], file)
		}
	}
	for _, stem := range slices.Sorted(maps.Keys(stems)) {
		files := stems[stem]
		name, _, parts := split_name.SplitName(filepath.Base(files[0].Path))
		if len(files) != parts {
			continue
		}
		model := store.Model{Name: name, Path: files[0].Path, Origin: store.OriginStore, Files: files,
			Manifest: read_manifest.ReadManifest(files[0].Path)}
		model.Long, _ = filepath.Rel(root, filepath.Join(place.Path, name))
		for _, file := range place.Files {
			if file.Role != store.RoleModel && is_part.IsPart(model, file, len(stems) == 1) {
				model.Files = append(model.Files, file)
			}
		}
		for _, file := range model.Files {
			model.Size += file.Size
		}
		if info, err := os.Stat(model.Path); err == nil {
			model.Modified = info.ModTime()
		}
		list = append(list, model)
	}
	return list
}
