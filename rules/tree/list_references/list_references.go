// Package list_references finds the names that Go code uses.
package list_references

import (
	"go/ast"
	"path"

	"rkllmd/rules"
)

// ListReferences returns the package-level names that a part of a Go file may use, as "engine/gguf.Model": of imported
// packages of this project, and of the file's own. It goes by the syntax, so that a local variable counts as a name of
// the package.
//
// **Runs on:** any thread.
func ListReferences(file *rules.File, part ast.Node) []string {
	imports := map[string]string{}
	for _, imported := range file.Imports {
		imports[imported.Name] = imported.Path
	}
	own := path.Dir(file.Path)
	settled := map[*ast.Ident]bool{} // no reference, or one that is listed already
	var names []string
	for node := range ast.Preorder(part) { // parents come before their children
		switch node := node.(type) {
		case *ast.Field:
			for _, name := range node.Names {
				settled[name] = true
			}
		case *ast.TypeSpec:
			settled[node.Name] = true
		case *ast.ValueSpec:
			for _, name := range node.Names {
				settled[name] = true
			}
		case *ast.SelectorExpr:
			settled[node.Sel] = true
			if left, ok := node.X.(*ast.Ident); ok && imports[left.Name] != "" {
				settled[left] = true
				names = append(names, imports[left.Name]+"."+node.Sel.Name)
			}
		case *ast.Ident:
			if !settled[node] {
				names = append(names, own+"."+node.Name)
			}
		}
	}
	return names
}
