// Package check_rooms checks an import between the rooms of an area.
package check_rooms

import "rkllmd/rules"

// CheckRooms says why a file may not import a package of its own area: "" where it may. A room imports lower rooms,
// itself and the nouns at the area's root; what stands at the root has a height among the rooms too. A face imports no
// room of another.
//
// **Runs on:** any thread.
func CheckRooms(from rules.Place, to rules.Package) string {
	area := rules.Areas[from.Area]
	if from.Room == to.Room || to.Room == "" && to.Name == "" {
		return ""
	}
	one, other := area.Rooms[from.Room].Face, area.Rooms[to.Room].Face
	if one != "" && other != "" && one != other {
		return "the face " + one + " never imports another, as the room " + to.Room + " of " + other + " is"
	}
	above, below := area.Rooms[from.Room].Layer, area.Rooms[to.Room].Layer
	importer, imported := "the room "+from.Room, "the room "+to.Room
	if from.Room == "" && from.Kind == rules.KindNouns {
		above, importer = area.Nouns, "the types at the root of "+from.Area
	} else if from.Room == "" {
		above, importer = area.Functions, "the functions at the root of "+from.Area
	}
	if to.Room == "" {
		below, imported = area.Functions, "a function at the root of "+from.Area
	}
	if below < above {
		return ""
	}
	return imported + " does not lie below " + importer + " (rules/tables.go)"
}
