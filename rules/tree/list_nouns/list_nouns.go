// Package list_nouns finds the nouns of a project.
package list_nouns

import (
	"go/ast"
	"path"

	"rkllmd/rules"
	"rkllmd/rules/tree/list_references"
)

// ListNouns returns the constants, types and variables of a nouns file, those without a name left out. A constant that repeats
// the value above it, as after iota, uses what that one does.
//
// **Runs on:** any thread.
func ListNouns(file *rules.File) []rules.Noun {
	if file.Kind != rules.KindNouns || file.Syntax == nil {
		return nil
	}
	var nouns []rules.Noun
	for _, declaration := range file.Syntax.Decls {
		group, ok := declaration.(*ast.GenDecl)
		if !ok {
			continue
		}
		var repeated []string
		for _, spec := range group.Specs {
			var names []*ast.Ident
			uses := list_references.ListReferences(file, spec)
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				names = []*ast.Ident{spec.Name}
			case *ast.ValueSpec:
				names = spec.Names
				if len(spec.Values) > 0 {
					repeated = uses
				}
				uses = append(uses, repeated...)
			}
			for _, name := range names {
				if name.Name != "_" {
					nouns = append(nouns, rules.Noun{Package: path.Dir(file.Path), Name: name.Name, File: file, Pos: name.Pos(), Uses: uses})
				}
			}
		}
	}
	return nouns
}
