// Package generate_house draws the areas and rooms, for docs/design/house.md.
package generate_house

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/documents/list_area_imports"
	"rkllmd/rules/index/list_rooms"
)

// GenerateHouse returns a picture in Mermaid's language: a box for each area that is a part of a program, with its
// rooms from the highest to the lowest, and an arrow to each area that it imports. An arrow is left out where others
// lead the same way.
//
// **Runs on:** any thread.
func GenerateHouse(tree *rules.Tree) string {
	imports := list_area_imports.ListAreaImports(tree)
	areas := slices.Sorted(maps.Keys(imports))
	beyond := map[string]map[string]bool{} // what an area reaches by two steps or more; of lower layers first
	for layer := 0; len(beyond) < len(areas); layer++ {
		for _, area := range areas {
			if rules.Areas[area].Layer != layer {
				continue
			}
			beyond[area] = map[string]bool{}
			for imported := range imports[area] {
				maps.Copy(beyond[area], imports[imported])
				maps.Copy(beyond[area], beyond[imported])
			}
		}
	}

	var boxes, arrows strings.Builder
	for _, area := range areas {
		if rules.Areas[area].Development {
			continue
		}
		fmt.Fprintf(&boxes, "    %s[\"<b>%s</b>", area, area)
		for _, room := range list_rooms.ListRooms(rules.Areas[area]) {
			fmt.Fprintf(&boxes, "<br>%s", room)
		}
		boxes.WriteString("\"]\n")
		for _, imported := range slices.Sorted(maps.Keys(imports[area])) {
			if !beyond[area][imported] {
				fmt.Fprintf(&arrows, "    %s --> %s\n", area, imported)
			}
		}
	}
	return "```mermaid\nflowchart TD\n" + boxes.String() + arrows.String() + "```"
}
