// Package list_callers finds out who calls what.
package list_callers

import (
	"path"
	"slices"

	"rkllmd/rules"
)

// ListCallers returns for each package of the project which others import it, in order: "server/accept_connection", or
// "main.go". Tests are left out. With one function a package, that is who calls it.
//
// **Runs on:** any thread.
func ListCallers(tree *rules.Tree) map[string][]string {
	callers := map[string][]string{}
	for _, file := range tree.Files {
		caller := path.Dir(file.Path)
		switch file.Kind {
		case rules.KindMain:
			caller = file.Path
		case rules.KindVerb:
		default:
			continue
		}
		for _, imported := range file.Imports {
			callers[imported.Path] = append(callers[imported.Path], caller)
		}
	}
	for _, names := range callers {
		slices.Sort(names)
	}
	return callers
}
