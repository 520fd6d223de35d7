// Package list_uses finds names of a library in the sources.
package list_uses

import (
	"go/ast"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/documents/name_import"
)

// ListUses returns which names of the package imported the program's functions and nouns use, if they begin with
// prefix.
//
// **Runs on:** any thread.
func ListUses(tree *rules.Tree, imported, prefix string) map[string]bool {
	uses := map[string]bool{}
	for _, file := range tree.Files {
		if file.Syntax == nil || file.Kind != rules.KindVerb && file.Kind != rules.KindNouns {
			continue
		}
		local := name_import.NameImport(file.Syntax, imported)
		for node := range ast.Preorder(file.Syntax) {
			selector, ok := node.(*ast.SelectorExpr)
			if !ok {
				continue
			}
			if of, ok := selector.X.(*ast.Ident); ok && of.Name == local && strings.HasPrefix(selector.Sel.Name,
				prefix) {
				uses[selector.Sel.Name] = true
			}
		}
	}
	return uses
}
