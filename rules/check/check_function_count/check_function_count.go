// Package check_function_count counts the functions of Go files.
package check_function_count

import (
	"path"

	"rkllmd/rules"
	"rkllmd/rules/finding/create_finding"
)

// CheckFunctionCount reports a Go file that does not hold exactly one function, or holds any in a nouns file. Methods,
// init and func _ are functions; helpers in test files as well.
//
// **Runs on:** any thread.
func CheckFunctionCount(file *rules.File) []rules.Finding {
	if file.Syntax == nil {
		return nil
	}
	allowed, right := 1, "each function stands in a file of its own"
	switch file.Kind {
	case rules.KindNouns:
		folder := path.Dir(file.Path)
		allowed, right = 0, "files of "+folder+"/ hold types; a function stands in "+folder+"/N/N.go"
	case rules.KindTest, rules.KindBenchmark, rules.KindFuzz:
		right = "a test file holds one test; helpers stand in folders N/N.go beside it"
	}
	if len(file.Functions) < allowed {
		return []rules.Finding{create_finding.CreateFinding(file, file.Syntax.Package, rules.SlugFunctionCount,
			"%s holds no function: types and constants stand in the package of the area or the room",
			path.Base(file.Path))}
	}
	var findings []rules.Finding
	for _, function := range file.Functions[allowed:] {
		findings = append(findings, create_finding.CreateFinding(file, function.Pos(), rules.SlugFunctionCount,
			"%s is one function too many: %s", function.Name.Name, right))
	}
	return findings
}
