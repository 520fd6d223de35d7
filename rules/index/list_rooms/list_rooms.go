// Package list_rooms puts the rooms of an area in order.
package list_rooms

import (
	"maps"
	"slices"

	"rkllmd/rules"
)

// ListRooms returns the names of an area's rooms from the highest to the lowest, those of one height by name.
//
// **Runs on:** any thread.
func ListRooms(area rules.Area) []string {
	byHeight := map[int][]string{}
	for name, room := range area.Rooms {
		byHeight[-room.Layer] = append(byHeight[-room.Layer], name)
	}
	var names []string
	for _, height := range slices.Sorted(maps.Keys(byHeight)) {
		names = append(names, slices.Sorted(slices.Values(byHeight[height]))...)
	}
	return names
}
