// Package extract_preamble finds the C text of a Go file.
package extract_preamble

import (
	"go/ast"
	"go/token"
	"strings"

	"rkllmd/rules"
)

// ExtractPreamble returns the C text of a parsed Go file: the comments that stand directly before import "C". All else
// is blanked, so that lines keep their numbers: the result has the length of file.Text. Nil when "C" is not imported.
//
// **Runs on:** any thread.
func ExtractPreamble(file *rules.File) []byte {
	var groups []*ast.CommentGroup
	for _, declaration := range file.Syntax.Decls {
		imports, ok := declaration.(*ast.GenDecl)
		if !ok || imports.Tok != token.IMPORT {
			continue
		}
		for _, spec := range imports.Specs {
			if spec := spec.(*ast.ImportSpec); strings.Trim(spec.Path.Value, "\"`") == "C" {
				groups = append(groups, imports.Doc, spec.Doc)
			}
		}
	}

	if len(groups) == 0 {
		return nil
	}
	preamble := []byte(strings.Repeat(" ", len(file.Text)))
	for i, c := range file.Text {
		if c == '\n' {
			preamble[i] = c
		}
	}
	base := file.Syntax.FileStart
	for _, group := range groups {
		if group == nil {
			continue
		}
		for _, comment := range group.List {
			inside := strings.TrimSuffix(comment.Text[2:], "*/")
			copy(preamble[comment.Slash-base+2:], inside)
		}
	}
	return preamble
}
