// Package list_specs finds the constants of a file.
package list_specs

import (
	"go/ast"
	"go/token"
)

// ListSpecs returns the constants that the file declares outside functions, in order.
//
// **Runs on:** any thread.
func ListSpecs(file *ast.File) []*ast.ValueSpec {
	var specs []*ast.ValueSpec
	for _, declaration := range file.Decls {
		group, ok := declaration.(*ast.GenDecl)
		if !ok || group.Tok != token.CONST {
			continue
		}
		for _, spec := range group.Specs {
			specs = append(specs, spec.(*ast.ValueSpec))
		}
	}
	return specs
}
