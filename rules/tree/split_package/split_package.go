// Package split_package reads the path of a package.
package split_package

import (
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/tree/split_room"
)

// SplitPackage says what the path of a package of this project, as an import gives it from the root, leads to: nouns or
// a function, of an area or of a room. Under gen/ nothing has a name.
//
// **Runs on:** any thread.
func SplitPackage(path string) rules.Package {
	area, room, below := split_room.SplitRoom(strings.Split(path, "/"))
	if area == "gen" {
		return rules.Package{Area: area}
	}
	return rules.Package{Area: area, Room: room, Name: strings.Join(below, "/")}
}
