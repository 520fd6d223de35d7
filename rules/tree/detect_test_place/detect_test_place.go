// Package detect_test_place says what a file under tests/ may hold.
package detect_test_place

import (
	"path"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/tree/split_room"
)

// DetectTestPlace is detect_place for what stands under tests/. parts is the path below tests/.
//
// **Runs on:** any thread.
func DetectTestPlace(parts []string) (place rules.Place, problem string) {
	area, room, below := split_room.SplitRoom(parts)
	_, known := rules.Areas[area]
	folder := path.Join("tests", area, room)
	place = rules.Place{Area: area, Room: room, Tests: true}
	switch {
	case len(parts) == 1:
		return rules.Place{}, "below tests/ a source file stands in the folder of an area, in whole/, clients/ or " +
			"support/"
	case !known && area != rules.Support && area != rules.Whole && area != rules.Clients:
		return rules.Place{}, area + " is not an area: areas are listed in rules/tables.go"
	case room == "" && (area == rules.Support || area == rules.Whole && len(below) == 1):
		return rules.Place{}, "this stands in tests/" + area + "/R/, where R is a room that rules/tables.go lists"
	case len(below) == 1 && area != rules.Support && strings.HasSuffix(below[0], "_test.go"):
		place.Kind, place.Name = rules.KindTest, strings.TrimSuffix(below[0], "_test.go")
		if name, found := strings.CutSuffix(place.Name, "_benchmark"); found {
			place.Kind, place.Name = rules.KindBenchmark, name
		}
		if name, found := strings.CutSuffix(place.Name, "_fuzz"); found {
			place.Kind, place.Name = rules.KindFuzz, name
		}
		return place, ""
	case len(below) == 1:
		return rules.Place{}, folder + " holds tests, N_test.go, and folders of functions that they use, N/N.go"
	case len(below) == 2 && strings.HasSuffix(below[1], "_test.go"):
		return rules.Place{}, below[0] + " is not a room of tests/" + path.Join(area, room) +
			": rooms are listed in rules/tables.go"
	case len(below) == 2 && area != rules.Clients && below[1] == below[0]+path.Ext(below[1]):
		kinds := map[string]rules.Kind{".go": rules.KindSupport, ".c": rules.KindC, ".cpp": rules.KindC,
			".h": rules.KindHeader}
		place.Kind, place.Name = kinds[path.Ext(below[1])], below[0]
		return place, ""
	}
	return rules.Place{}, "source files in " + folder + " are tests, N_test.go, and functions that they use, N/N.go " +
		"(.c, .cpp, .h)"
}
