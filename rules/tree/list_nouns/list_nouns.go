// Package list_nouns finds the nouns of a project.
package list_nouns

import (
	"go/ast"
	"path"
	"slices"

	"rkllmd/rules"
	"rkllmd/rules/tree/list_references"
)

// ListNouns returns the constants, types and variables of a nouns file, those called _ too. A constant that repeats the
// value above it, as after iota, uses what that one does.
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
			uses := list_references.ListReferences(file, spec)
			var names []*ast.Ident
			if kind, ok := spec.(*ast.TypeSpec); ok {
				names = []*ast.Ident{kind.Name}
			}
			value, ok := spec.(*ast.ValueSpec)
			if ok {
				names = value.Names
			}
			if ok && len(value.Values) > 0 {
				repeated = uses
			}
			for _, name := range names {
				nouns = append(nouns, rules.Noun{
					Package: path.Dir(file.Path), Name: name.Name, File: file, Pos: name.Pos(),
					Uses: slices.Concat(uses, repeated),
				})
			}
		}
	}
	return nouns
}
