// Package list_idle finds what the checker's tables list for nothing.
package list_idle

import (
	"maps"
	"path"
	"slices"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/index/describe_function"
)

// ListIdle returns, in order, the rooms, words, names and threads of the checker's tables of which a project has none.
func ListIdle(tree *rules.Tree) []string {
	idle := map[string]bool{}
	for area, rooms := range rules.Areas {
		for room := range rooms.Rooms {
			idle["room "+area+"/"+room] = true
		}
	}
	for room := range rules.SupportRooms {
		idle["room tests/support/"+room] = true
	}
	for room := range rules.StoryRooms {
		idle["room tests/whole/"+room] = true
	}
	for verb := range rules.Verbs {
		idle["verb "+verb] = true
	}
	for name := range rules.NamedByOthers {
		idle["name "+name] = true
	}
	for thread := range rules.Threads {
		idle["thread "+thread] = true
	}
	for _, file := range tree.Files {
		room := path.Join(file.Area, file.Room)
		if file.Tests {
			delete(idle, "room tests/"+room)
			continue
		}
		verb, _, _ := strings.Cut(file.Name, "_")
		delete(idle, "room "+room)
		delete(idle, "verb "+verb)
		delete(idle, "name "+path.Join(file.Area, verb))
		delete(idle, "name "+path.Join(file.Area, file.Name))
		if file.Kind == rules.KindVerb {
			_, thread := describe_function.DescribeFunction(file)
			delete(idle, "thread "+thread)
		}
	}
	return slices.Sorted(maps.Keys(idle))
}
