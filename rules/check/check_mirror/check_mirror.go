// Package check_mirror compares the functions with the tests.
package check_mirror

import (
	"fmt"
	"path"

	"rkllmd/rules"
)

// CheckMirror reports functions A/N without tests/A/N/N_test.go, and tests of functions that do not exist. Stories
// (tests/whole) and helpers (tests/support) mirror nothing.
//
// **Runs on:** any thread.
func CheckMirror(tree *rules.Tree) []rules.Finding {
	functions, tested := map[string]bool{}, map[string]bool{}
	for _, file := range tree.Files {
		switch file.Kind {
		case rules.KindVerb, rules.KindC:
			functions[path.Join(file.Area, file.Name)] = true
		case rules.KindTest:
			tested[path.Join(file.Area, file.Name)] = true
		}
	}
	var findings []rules.Finding
	for _, file := range tree.Files {
		function := path.Join(file.Area, file.Name)
		finding := rules.Finding{File: file.Path, Line: 1}
		switch file.Kind {
		case rules.KindVerb, rules.KindC:
			if tested[function] || file.Area == rules.Support {
				continue
			}
			tested[function] = true // one finding for the Go and the C file of one folder
			finding.Slug = rules.SlugNoTest
			finding.Message = fmt.Sprintf("its test is missing: tests/%s/%s_test.go", function, file.Name)
			findings = append(findings, finding)
		case rules.KindTest, rules.KindBenchmark, rules.KindFuzz:
			if functions[function] || file.Area == rules.Whole || file.Area == rules.Clients {
				continue
			}
			finding.Slug = rules.SlugOrphanTest
			finding.Message = "tests " + function + ", which does not exist; a story of several functions stands in tests/whole/"
			findings = append(findings, finding)
		}
	}
	return findings
}
