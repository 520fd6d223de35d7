// Package check_types_are_leaves checks what nouns import.
package check_types_are_leaves

import (
	"rkllmd/rules"
	"rkllmd/rules/finding/create_finding"
	"rkllmd/rules/tree/split_package"
)

// CheckTypesAreLeaves reports a nouns file that imports a function: nouns import nouns, so that no cycle can begin.
//
// **Runs on:** any thread.
func CheckTypesAreLeaves(file *rules.File) []rules.Finding {
	if file.Kind != rules.KindNouns {
		return nil
	}
	var findings []rules.Finding
	for _, imported := range file.Imports {
		if split_package.SplitPackage(imported.Path).Name != "" {
			findings = append(findings, create_finding.CreateFinding(file, imported.Pos, rules.SlugTypesAreLeaves,
				"imports the function %s: types import types only; let a field hold the function", imported.Path))
		}
	}
	return findings
}
