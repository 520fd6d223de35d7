// Package check_package_state finds package variables.
package check_package_state

import (
	"bytes"
	"go/ast"
	"go/token"

	"rkllmd/rules"
	"rkllmd/rules/finding/create_finding"
)

// CheckPackageState reports package variables outside nouns files: state belongs in a struct that is passed. Free are
// "var _" and, in a file with //export, "var Pointer", the C address of the exported function.
//
// **Runs on:** any thread.
func CheckPackageState(file *rules.File) []rules.Finding {
	if file.Syntax == nil || file.Kind == rules.KindNouns {
		return nil
	}
	exports := bytes.Contains(file.Text, []byte("\n//export "))
	var names []*ast.Ident
	for _, declaration := range file.Syntax.Decls {
		variables, ok := declaration.(*ast.GenDecl)
		if !ok || variables.Tok != token.VAR {
			continue
		}
		for _, spec := range variables.Specs {
			names = append(names, spec.(*ast.ValueSpec).Names...)
		}
	}
	var findings []rules.Finding
	for _, name := range names {
		if name.Name != "_" && (name.Name != "Pointer" || !exports) {
			findings = append(findings, create_finding.CreateFinding(file, name.Pos(), rules.SlugPackageState,
				"variable %s: state belongs in a struct that is passed, tables and sentinel errors in the area's nouns",
				name.Name))
		}
	}
	return findings
}
