// Package detect_place says what a file may hold.
package detect_place

import (
	"path"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/tree/detect_client_place"
	"rkllmd/rules/tree/detect_test_place"
	"rkllmd/rules/tree/split_room"
)

// DetectPlace says what the file at name, a path from the root with slashes, may hold. Where no source file may stand
// the Kind is 0 and problem says where it belongs.
//
// **Runs on:** any thread.
func DetectPlace(name string) (place rules.Place, problem string) {
	parts := strings.Split(name, "/")
	suffix := path.Ext(name)
	_, known := rules.Areas[parts[0]]
	_, program := rules.Programs[name]
	_, beside := rules.Programs[path.Join(path.Dir(name), "main.go")]
	area, room, below := split_room.SplitRoom(parts)
	folder := path.Join(area, room)
	switch {
	case area == "gen" && len(parts) > 1:
		return rules.Place{Kind: rules.KindGenerated, Area: "gen"}, ""
	case !rules.SourceSuffixes[suffix]:
		return rules.Place{}, "functions are written in Go or C: a " + suffix + " file has no place"
	case program:
		return rules.Place{Kind: rules.KindMain, Name: "main"}, ""
	case len(parts) == 1:
		return rules.Place{}, "main.go is the only source file at the root, with its twin main_noembedded.go"
	case area == rules.Clients:
		return detect_client_place.DetectClientPlace(parts[1:])
	case area == "tests":
		return detect_test_place.DetectTestPlace(parts[1:])
	case !known:
		return rules.Place{}, area + " is not an area: areas are listed in rules/tables.go"
	case strings.HasSuffix(name, "_test.go"):
		return rules.Place{}, "a test stands in tests/A/N_test.go or tests/A/R/N_test.go and uses the function from " +
			"outside"
	case suffix == ".cpp":
		return rules.Place{}, "C++ stands under tests/ only: the program has one language for its functions, and C " +
			"below it"
	case len(below) == 1 && beside:
		return rules.Place{}, area + "/main.go fills this folder's package: types stand in an area below"
	case len(below) == 1 && suffix == ".go":
		return rules.Place{Kind: rules.KindNouns, Area: area, Room: room}, ""
	case len(below) == 2 && below[1] == below[0]+suffix:
		kinds := map[string]rules.Kind{".go": rules.KindVerb, ".c": rules.KindC, ".h": rules.KindHeader}
		return rules.Place{Kind: kinds[suffix], Area: area, Room: room, Name: below[0]}, ""
	case len(below) == 2:
		return rules.Place{}, folder + "/" + below[0] + " holds one function, in " + below[0] + suffix
	case len(below) == 3 && room == "":
		return rules.Place{}, below[0] + " is not a room of " + area + ": rooms are listed in rules/tables.go"
	}
	return rules.Place{}, "a function stands in A/N/N.go or A/R/N/N.go (or .c), types in A/*.go or A/R/*.go; there " +
		"is no other level"
}
