// Package list_reached_packages follows imports.
package list_reached_packages

import (
	"path"
	"slices"

	"rkllmd/rules"
)

// ListReachedPackages returns the packages of the project (paths from the root) that files of the given kinds import,
// directly or through others. It goes by the imports in the source, whatever build constraints say.
//
// **Runs on:** any thread.
func ListReachedPackages(tree *rules.Tree, from ...rules.Kind) map[string]bool {
	imports := map[string][]string{}
	var open []string // reached, not yet followed
	for _, file := range tree.Files {
		for _, imported := range file.Imports {
			folder := path.Dir(file.Path)
			if slices.Contains(from, file.Kind) {
				open = append(open, imported.Path)
			} else {
				imports[folder] = append(imports[folder], imported.Path)
			}
		}
	}
	reached := map[string]bool{}
	for ; len(open) > 0; open = open[1:] {
		if !reached[open[0]] {
			reached[open[0]] = true
			open = append(open, imports[open[0]]...)
		}
	}
	return reached
}
