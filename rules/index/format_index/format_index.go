// Package format_index writes the files INDEX.md.
package format_index

import (
	"fmt"
	"path"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/index/format_area_index"
	"rkllmd/rules/index/list_functions"
	"rkllmd/rules/index/list_rooms"
)

// FormatIndex writes the INDEX.md at the root and that of each area (path -> text). The one at the root lists the areas
// in the order of rules.ReadingOrder, with their rooms and how many functions each holds.
//
// **Runs on:** any thread.
func FormatIndex(tree *rules.Tree) map[string]string {
	folders := list_functions.ListFunctions(tree)
	indexes := map[string]string{}
	var rows strings.Builder
	all := 0
	for _, name := range rules.ReadingOrder {
		text := format_area_index.FormatAreaIndex(name, folders)
		if text == "" {
			continue
		}
		indexes[path.Join(name, "INDEX.md")] = text
		area, count := rules.Areas[name], folders[name].Functions
		var rooms []string
		for _, room := range list_rooms.ListRooms(area) {
			if inside := folders[path.Join(name, room)].Functions; inside > 0 {
				rooms = append(rooms, fmt.Sprintf("[%s](%s/INDEX.md#%s) %d", room, name, room, inside))
				count += inside
			}
		}
		all += count
		fmt.Fprintf(&rows, "| [%s](%s/INDEX.md) | %s | %d | %s |\n", name, name, area.About, count,
			strings.Join(rooms, ", "))
	}
	indexes["INDEX.md"] = fmt.Sprintf("# Index\n\nThe %d functions of the program are listed by area. The areas "+
		"stand in the order in "+
		"which a request meets them, their rooms\nfrom the highest to the lowest. Written by `make index`; RULES.md "+
		"explains the "+
		"tree.\n\n| area | what it is | functions | rooms |\n|---|---|---|---|\n%s", all, rows.String())
	return indexes
}
