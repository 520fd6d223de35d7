package check_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/check/check_rooms"
)

func TestCheckRooms(t *testing.T) {
	place, pkg := rules.Place{Area: "engine", Room: "model", Kind: rules.KindVerb}, rules.Package{Area: "engine"}
	require.Empty(t, check_rooms.CheckRooms(place, pkg), "the area's nouns")
	for room, why := range map[string]string{"gguf": "", "model": "",
		"pool": "the room pool does not lie below the room model"} {
		for _, name := range []string{"", "run_it"} {
			pkg.Room, pkg.Name = room, name
			require.Contains(t, check_rooms.CheckRooms(place, pkg), why)
			require.Equal(t, why == "", check_rooms.CheckRooms(place, pkg) == "", room)
		}
	}
	pkg = rules.Package{Area: "engine", Name: "run_it"}
	require.Contains(t, check_rooms.CheckRooms(place, pkg), "a function at the root of engine does not lie below the "+
		"room model")
	place.Room = ""
	require.Empty(t, check_rooms.CheckRooms(place, pkg), "functions at the root")
	pkg.Room = "pool"
	require.Empty(t, check_rooms.CheckRooms(place, pkg), "the root lies above the rooms of engine")
	place.Kind = rules.KindNouns
	require.Contains(t, check_rooms.CheckRooms(place, pkg), "below the types at the root of engine")
	require.Contains(t, check_rooms.CheckRooms(rules.Place{Area: "faces", Room: "web"},
		rules.Package{Area: "faces", Room: "uma"}),
		"the room uma does not lie below the room web")
}
