// Package list_constants reads error codes from the sources.
package list_constants

import (
	"go/ast"
	"go/token"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/read_constant"
)

// ListConstants returns the constants of the package name, among nouns, whose names begin with the prefix, in the order
// of the sources.
//
// **Runs on:** any thread.
func ListConstants(tree *rules.Tree, name, prefix string) []rules.Code {
	var codes []rules.Code
	for _, file := range tree.Files {
		if file.Kind != rules.KindNouns || file.Syntax == nil || file.Syntax.Name.Name != name {
			continue
		}
		for _, declaration := range file.Syntax.Decls {
			group, ok := declaration.(*ast.GenDecl)
			if !ok || group.Tok != token.CONST {
				continue
			}
			for _, spec := range group.Specs {
				if code := read_constant.ReadConstant(spec.(*ast.ValueSpec)); strings.HasPrefix(code.Name, prefix) {
					codes = append(codes, code)
				}
			}
		}
	}
	return codes
}
