// Package list_groups makes models of the files of a repository.
package list_groups

import (
	"path"
	"slices"
	"strings"

	"rkllmd/store"
	"rkllmd/store/choice"
	"rkllmd/store/choice/compare_files"
	"rkllmd/store/choice/is_broken"
	"rkllmd/store/remote"
	"rkllmd/store/source/name_quant"
	"rkllmd/store/source/name_role"
	"rkllmd/store/source/split_name"
)

// ListGroups returns the models that files make, by name: of one that is split all parts must be there.
//
// **Runs on:** any thread.
func ListGroups(files []remote.File) (groups []choice.Group) {
	files = slices.Clone(files)
	before := "" // the name of the group that is being made
	slices.SortFunc(files, compare_files.CompareFiles)
	for _, file := range files {
		if name_role.NameRole(file.Path) != store.RoleModel {
			continue
		}
		stem, part, _ := split_name.SplitName(file.Path)
		if part == 1 {
			before = stem
			name, _, _ := split_name.SplitName(path.Base(file.Path))
			groups = append(groups, choice.Group{Name: name, NPU: strings.EqualFold(path.Ext(file.Path), ".rkllm"),
				Quant: name_quant.NameQuant(name)})
		}
		last := len(groups) - 1
		if last < 0 || len(groups[last].Files) != part-1 || stem != before {
			continue // the part before it is not there
		}
		groups[last].Files = append(groups[last].Files, file)
		groups[last].Size += file.Size
	}
	return slices.DeleteFunc(groups, is_broken.IsBroken)
}
