// Package classify_test_path says what a file under tests/ may hold.
package classify_test_path

import (
	"path"
	"strings"

	"rkllmd/rules"
)

// ClassifyTestPath is classify_path for what stands under tests/. parts is the path below tests/.
//
// **Runs on:** any thread.
func ClassifyTestPath(parts []string) (place rules.Place, problem string) {
	if len(parts) != 3 {
		return rules.Place{}, "below tests/ a source file stands in tests/A/N/, tests/whole/N/, tests/clients/N/ or tests/support/N/"
	}
	area, name, file := parts[0], parts[1], parts[2]
	kinds := map[string]rules.Kind{
		name + "_test.go":           rules.KindTest,
		name + "_benchmark_test.go": rules.KindBenchmark,
		name + "_fuzz_test.go":      rules.KindFuzz,
	}
	right := strings.Join([]string{name + "_test.go", name + "_benchmark_test.go", name + "_fuzz_test.go"}, ", ")
	if area == rules.Support {
		kinds = map[string]rules.Kind{name + ".go": rules.KindSupport, name + ".c": rules.KindC, name + ".cpp": rules.KindC, name + ".h": rules.KindHeader}
		right = strings.Join([]string{name + ".go", name + ".c", name + ".cpp", name + ".h"}, ", ")
	}
	if _, known := rules.Areas[area]; !known && area != rules.Support && area != rules.Whole && area != rules.Clients {
		return rules.Place{}, area + " is not an area: areas are listed in rules/tables.go"
	}
	kind := kinds[file]
	if kind == rules.KindNone {
		return rules.Place{}, "source files in " + path.Join("tests", area, name) + " can only be " + right
	}
	return rules.Place{Kind: kind, Area: area, Name: name}, ""
}
