// Package check_unreachable finds dead packages.
package check_unreachable

import (
	"path"

	"rkllmd/rules"
	"rkllmd/rules/tree/list_reached_packages"
)

// CheckUnreachable reports dead packages: those that no program reaches (rules.Programs, whatever build tag each
// needs), and those of development areas and tests/support that no test reaches.
//
// **Runs on:** any thread.
func CheckUnreachable(tree *rules.Tree) []rules.Finding {
	program := list_reached_packages.ListReachedPackages(tree, rules.KindMain)
	tests := list_reached_packages.ListReachedPackages(tree, rules.KindTest, rules.KindBenchmark, rules.KindFuzz)
	var findings []rules.Finding
	for _, file := range tree.Files {
		if file.Kind != rules.KindNouns && file.Kind != rules.KindVerb && file.Kind != rules.KindSupport {
			continue
		}
		reached, right := program, "nothing that main.go or dropin/main.go reaches imports it: call it or delete it"
		if file.Kind == rules.KindSupport || rules.Areas[file.Area].Development {
			reached, right = tests, "no test reaches it: use it or delete it"
		}
		folder := path.Dir(file.Path)
		if reached[folder] {
			continue
		}
		reached[folder] = true // one finding a package
		findings = append(findings, rules.Finding{File: file.Path, Line: 1, Slug: rules.SlugUnreachable,
			Message: right})
	}
	return findings
}
