// Package check_function_name compares functions with their paths.
package check_function_name

import (
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/check/is_camel_case"
	"rkllmd/rules/finding/create_finding"
)

// CheckFunctionName reports a Go file none of whose functions has the name that the path gives: its CamelCase, after
// Test, Benchmark or Fuzz in test files; main in main.go. A name that is not snake_case tells nothing.
//
// **Runs on:** any thread.
func CheckFunctionName(file *rules.File) []rules.Finding {
	if len(file.Functions) == 0 || !rules.SnakeCase.MatchString(file.Name) {
		return nil
	}
	prefixes := map[rules.Kind]string{rules.KindTest: "Test", rules.KindBenchmark: "Benchmark", rules.KindFuzz: "Fuzz"}
	prefix := prefixes[file.Kind]
	right := "main"
	if file.Kind != rules.KindMain {
		right = prefix
		for word := range strings.SplitSeq(file.Name, "_") {
			right += strings.ToUpper(word[:1]) + word[1:]
		}
	}
	for _, function := range file.Functions {
		name, found := strings.CutPrefix(function.Name.Name, prefix)
		if function.Name.Name == right || found && right != "main" && is_camel_case.IsCamelCase(file.Name, name) {
			return nil
		}
	}
	return []rules.Finding{create_finding.CreateFinding(file, file.Functions[0].Name.Pos(), rules.SlugFunctionName,
		"%s should be %s, as the path says (a word may also be ALLCAPS)", file.Functions[0].Name.Name, right)}
}
