// Package check_direction checks which areas an area imports.
package check_direction

import (
	"slices"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/check/check_rooms"
	"rkllmd/rules/finding/create_finding"
	"rkllmd/rules/tree/split_package"
)

// CheckDirection reports imports that go sideways or up: an area imports areas of lower layers, itself and gen/; inside
// an area the rooms do the same; a program imports what rules.Programs gives it; nobody else imports a development
// area. Tests import whatever they like.
//
// **Runs on:** any thread.
func CheckDirection(file *rules.File) []rules.Finding {
	if file.Kind != rules.KindMain && file.Kind != rules.KindNouns && file.Kind != rules.KindVerb {
		return nil
	}
	own, wired := rules.Areas[file.Area], rules.Programs[file.Path]
	var findings []rules.Finding
	for _, imported := range file.Imports {
		target := split_package.SplitPackage(imported.Path)
		name := target.Area
		area, known := rules.Areas[name]
		why := ""
		switch {
		case name == file.Area && known:
			why = check_rooms.CheckRooms(file.Place, target)
		case name == "gen" || file.Kind == rules.KindMain && slices.Contains(wired, name):
		case file.Kind == rules.KindMain:
			why = file.Path + " imports " + strings.Join(wired, ", ") + " only (rules/tables.go)"
		case !known:
			why = "the program imports areas and gen/ only"
		case area.Development:
			why = name + " is for development and no part of the daemon"
		case area.Layer >= own.Layer:
			why = name + " does not lie below " + file.Area + " (rules/tables.go)"
		}
		if why != "" {
			findings = append(findings, create_finding.CreateFinding(file, imported.Pos, rules.SlugDirection,
				"imports %s: %s", imported.Path, why))
		}
	}
	return findings
}
