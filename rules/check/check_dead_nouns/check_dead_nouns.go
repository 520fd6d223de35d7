// Package check_dead_nouns finds nouns that nothing uses.
package check_dead_nouns

import (
	"go/ast"

	"rkllmd/rules"
	"rkllmd/rules/check/list_reached_nouns"
	"rkllmd/rules/finding/create_finding"
	"rkllmd/rules/tree/list_nouns"
	"rkllmd/rules/tree/list_references"
)

// CheckDeadNouns reports exported constants, types and variables of nouns that no function uses, directly or through
// other nouns. What tests use counts for development areas alone.
//
// **Runs on:** any thread.
func CheckDeadNouns(tree *rules.Tree) []rules.Finding {
	var nouns []rules.Noun
	var program, tests []string // what functions name
	for _, file := range tree.Files {
		if file.Syntax == nil {
			continue
		}
		switch {
		case file.Kind == rules.KindNouns:
			nouns = append(nouns, list_nouns.ListNouns(file)...)
		case file.Tests:
			tests = append(tests, list_references.ListReferences(file, file.Syntax)...)
		default:
			program = append(program, list_references.ListReferences(file, file.Syntax)...)
		}
	}
	live := list_reached_nouns.ListReachedNouns(nouns, program)
	tested := list_reached_nouns.ListReachedNouns(nouns, tests)
	var findings []rules.Finding
	for _, noun := range nouns {
		name := noun.Package + "." + noun.Name
		if live[name] || tested[name] && rules.Areas[noun.File.Area].Development || !ast.IsExported(noun.Name) {
			continue
		}
		findings = append(findings, create_finding.CreateFinding(noun.File, noun.Pos, rules.SlugDeadNoun,
			"no function uses %s: use it or delete it (tests do not count)", name))
	}
	return findings
}
