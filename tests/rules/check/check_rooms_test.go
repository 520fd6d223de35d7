package check_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/check/check_rooms"
)

func TestCheckRooms(t *testing.T) {
	place, pkg := rules.Place{Area: "rkllm", Room: "queue", Kind: rules.KindVerb}, rules.Package{Area: "rkllm"}
	require.Empty(t, check_rooms.CheckRooms(place, pkg), "the area's nouns")
	for room, why := range map[string]string{"layout": "", "queue": "",
		"crash": "the room crash does not lie below the room queue"} {
		for _, name := range []string{"", "run_it"} {
			pkg.Room, pkg.Name = room, name
			require.Contains(t, check_rooms.CheckRooms(place, pkg), why)
			require.Equal(t, why == "", check_rooms.CheckRooms(place, pkg) == "", room)
		}
	}
	pkg = rules.Package{Area: "rkllm", Name: "run_it"}
	require.Contains(t, check_rooms.CheckRooms(place, pkg), "a function at the root of rkllm does not lie below the "+
		"room queue")
	place.Room = ""
	require.Empty(t, check_rooms.CheckRooms(place, pkg), "functions at the root")
	pkg.Room = "crash"
	require.Empty(t, check_rooms.CheckRooms(place, pkg), "the root lies above the rooms of rkllm")
	place.Kind = rules.KindNouns
	require.Contains(t, check_rooms.CheckRooms(place, pkg), "below the types at the root of rkllm")
	require.Contains(t, check_rooms.CheckRooms(rules.Place{Area: "faces", Room: "web"},
		rules.Package{Area: "faces", Room: "uma"}),
		"the face web never imports another, as the room uma of uma is")
	rest := rules.Place{Area: "faces", Room: "rest"}
	require.Contains(t, check_rooms.CheckRooms(rest, rules.Package{Area: "faces", Room: "kakeya"}),
		"the face web never imports another, as the room kakeya of kakeya is", "though it lies lower")
	require.Empty(t, check_rooms.CheckRooms(rest, rules.Package{Area: "faces", Room: "stream"}), "what faces share")
	require.Empty(t, check_rooms.CheckRooms(rest, rules.Package{Area: "faces", Room: "web"}), "the same face")
}
