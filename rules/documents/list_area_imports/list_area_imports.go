// Package list_area_imports finds out which area is built on which.
package list_area_imports

import (
	"rkllmd/rules"
	"rkllmd/rules/tree/split_package"
)

// ListAreaImports returns for each area the other areas that it imports. Tests, generated code and the programs' main
// files are left out.
//
// **Runs on:** any thread.
func ListAreaImports(tree *rules.Tree) map[string]map[string]bool {
	imports := map[string]map[string]bool{}
	for _, file := range tree.Files {
		if file.Tests || file.Kind != rules.KindVerb && file.Kind != rules.KindNouns {
			continue
		}
		if imports[file.Area] == nil {
			imports[file.Area] = map[string]bool{}
		}
		for _, imported := range file.Imports {
			area := split_package.SplitPackage(imported.Path).Area
			if _, known := rules.Areas[area]; known && area != file.Area {
				imports[file.Area][area] = true
			}
		}
	}
	return imports
}
