// Package format_area_index writes the INDEX.md of an area.
package format_area_index

import (
	"fmt"
	"path"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/index/list_rooms"
)

// FormatAreaIndex writes the INDEX.md of an area: its rooms, and the functions and types of each, those at the area's
// root first. folders is what list_functions returns. It is "" for an area that holds nothing.
//
// **Runs on:** any thread.
func FormatAreaIndex(name string, folders map[string]rules.Folder) string {
	area := rules.Areas[name]
	var rooms, lists strings.Builder
	for _, room := range append([]string{""}, list_rooms.ListRooms(area)...) {
		folder := folders[path.Join(name, room)]
		if folder == (rules.Folder{}) {
			continue
		}
		if room != "" {
			fmt.Fprintf(&rooms, "| [%s](#%s) | %s | %d |\n", room, room, area.Rooms[room].About, folder.Functions)
			fmt.Fprintf(&lists, "\n## %s\n", room)
		}
		if folder.Types != "" {
			fmt.Fprintf(&lists, "\nTypes:%s\n", folder.Types)
		}
		if folder.Rows != "" {
			fmt.Fprintf(&lists, "\n| function | what it does | runs on | called by |\n|---|---|---|---|\n%s",
				folder.Rows)
		}
	}
	if lists.Len() == 0 {
		return ""
	}
	text := "# " + name + "\n\n" + area.About + ". Written by `make index`; [RULES.md](../RULES.md) explains the " +
		"tree.\n"
	if rooms.Len() > 0 {
		text += "\nThe rooms, from the highest to the lowest:\n\n| room | what it is | functions |\n|---|---|---|\n" +
			rooms.String()
	}
	return text + lists.String()
}
