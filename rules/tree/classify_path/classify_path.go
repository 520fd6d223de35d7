// Package classify_path says what a file may hold.
package classify_path

import (
	"path"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/tree/classify_test_path"
)

// ClassifyPath says what the file at name, a path from the root with slashes, may hold. Where no source file may stand the
// Kind is KindNone and problem says where it belongs.
//
// **Runs on:** any thread.
func ClassifyPath(name string) (place rules.Place, problem string) {
	parts := strings.Split(name, "/")
	suffix := path.Ext(name)
	_, known := rules.Areas[parts[0]]
	_, program := rules.Programs[name]
	_, beside := rules.Programs[path.Join(path.Dir(name), "main.go")]
	switch {
	case parts[0] == "gen" && len(parts) > 1:
		return rules.Place{Kind: rules.KindGenerated, Area: "gen"}, ""
	case !rules.SourceSuffixes[suffix]:
		return rules.Place{}, "functions are written in Go or C: a " + suffix + " file has no place"
	case program:
		return rules.Place{Kind: rules.KindMain, Name: "main"}, ""
	case len(parts) == 1:
		return rules.Place{}, "main.go is the only source file at the root, with its twin main_noembedded.go"
	case parts[0] == "tests":
		return classify_test_path.ClassifyTestPath(parts[1:])
	case !known:
		return rules.Place{}, parts[0] + " is not an area: areas are listed in rules/tables.go"
	case strings.HasSuffix(name, "_test.go"):
		return rules.Place{}, "a test stands in tests/A/N/N_test.go and uses the function N of area A from outside"
	case suffix == ".cpp":
		return rules.Place{}, "C++ stands in tests/support/N/N.cpp only: the program has one language for its functions, and C below it"
	case len(parts) == 2 && beside:
		return rules.Place{}, parts[0] + "/main.go fills this folder's package: types stand in an area below, functions in " + parts[0] + "/N/N.go"
	case len(parts) == 2 && suffix == ".go":
		return rules.Place{Kind: rules.KindNouns, Area: parts[0]}, ""
	case len(parts) == 3 && parts[2] == parts[1]+suffix:
		kinds := map[string]rules.Kind{".go": rules.KindVerb, ".c": rules.KindC, ".h": rules.KindHeader}
		return rules.Place{Kind: kinds[suffix], Area: parts[0], Name: parts[1]}, ""
	case len(parts) == 3:
		return rules.Place{}, "this folder holds one function, in " + parts[0] + "/" + parts[1] + "/" + parts[1] + suffix
	}
	return rules.Place{}, "a function stands in A/N/N.go or A/N/N.c, types in A/*.go; there is no other level"
}
