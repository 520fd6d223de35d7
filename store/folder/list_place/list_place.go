// Package list_place makes models of the files of a folder.
package list_place

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/compare_models"
	"rkllmd/store/folder/is_part"
	"rkllmd/store/folder/read_manifest"
	"rkllmd/store/source/split_name"
)

// ListPlace returns the models of place, a folder at or below root. Of one that is split all parts must be there, with
// one ending. Where several have one name, and other endings or parts, the older one has it, and the others are called
// by the names of their files, with the ending. The manifest is that of the one whose file it names. The projectors and
// adapters of a model are those that its manifest names; without one, those whose names have its name in them, and all
// of the folder where it is the only name there.
//
// **Runs on:** any thread that may wait.
func ListPlace(root string, place folder.Place) (list []store.Model) {
	stems, names := map[string][]store.File{}, map[string]bool{}
	for _, file := range place.Files {
		name, part, parts := split_name.SplitName(filepath.Base(file.Path))
		stem := name + "/" + strconv.Itoa(parts) + strings.ToLower(filepath.Ext(file.Path))
		if file.Role == store.RoleModel && part == len(stems[stem])+1 {
			stems[stem] = append(stems[stem], file)
			names[name] = true
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
		if model.Manifest != nil && len(model.Manifest.Files) > 0 && !is_part.IsPart(model, files[0], false) {
			model.Manifest = nil // it is of another ending
		}
		for _, file := range place.Files {
			if file.Role != store.RoleModel && is_part.IsPart(model, file, len(names) == 1) {
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
	slices.SortStableFunc(list, compare_models.CompareModels)
	for i := range list {
		if !names[list[i].Name] {
			list[i].Name = filepath.Base(list[i].Path)
		}
		names[list[i].Name] = false // it is taken
		list[i].Long, _ = filepath.Rel(root, filepath.Join(place.Path, list[i].Name))
	}
	return list
}
