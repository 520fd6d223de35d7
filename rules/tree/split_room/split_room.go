// Package split_room finds the room in a path.
package split_room

import "rkllmd/rules"

// SplitRoom takes the area and the room off a path that is split at its slashes: below is what stands under them. Which
// folder is a room the tables say; of tests, the first of parts is "support", "whole", "clients" or the area.
//
// **Runs on:** any thread.
func SplitRoom(parts []string) (area, room string, below []string) {
	area, below = parts[0], parts[1:]
	if len(below) == 0 {
		return area, "", nil
	}
	_, known := rules.Areas[area].Rooms[below[0]]
	switch area {
	case rules.Support:
		known = rules.SupportRooms[below[0]]
	case rules.Whole:
		known = rules.StoryRooms[below[0]]
	}
	if !known {
		return area, "", below
	}
	return area, below[0], below[1:]
}
