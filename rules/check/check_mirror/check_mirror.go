// Package check_mirror compares the functions with the tests.
package check_mirror

import (
	"path"

	"rkllmd/rules"
)

// CheckMirror reports functions A/R/N without tests/A/R/N_test.go, and tests of functions that do not exist. Stories,
// and the functions that tests use, mirror nothing.
//
// **Runs on:** any thread.
func CheckMirror(tree *rules.Tree) []rules.Finding {
	functions, tested := map[string]bool{}, map[string]bool{}
	for _, file := range tree.Files {
		switch file.Kind {
		case rules.KindVerb, rules.KindC:
			if !file.Tests {
				functions[path.Join(file.Area, file.Room, file.Name)] = true
			}
		case rules.KindTest:
			tested[path.Join(file.Area, file.Room, file.Name)] = true
		}
	}
	var findings []rules.Finding
	for _, file := range tree.Files {
		function := path.Join(file.Area, file.Room, file.Name)
		finding := rules.Finding{File: file.Path, Line: 1}
		switch file.Kind {
		case rules.KindVerb, rules.KindC:
			if tested[function] || file.Tests {
				continue
			}
			tested[function] = true // one finding for the Go and the C file of one folder
			finding.Slug = rules.SlugNoTest
			finding.Message = "its test is missing: tests/" + function + "_test.go"
			findings = append(findings, finding)
		case rules.KindTest, rules.KindBenchmark, rules.KindFuzz:
			if functions[function] || file.Area == rules.Whole || file.Area == rules.Clients {
				continue
			}
			finding.Slug = rules.SlugOrphanTest
			finding.Message = "tests " + function + ", which does not exist; a story stands in tests/whole/R/"
			findings = append(findings, finding)
		}
	}
	return findings
}
