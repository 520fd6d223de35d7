// Package parse_units reads what systemd says of units.
package parse_units

import (
	"strings"

	"rkllmd/cli/units"
)

// ParseUnits reads the output of "systemctl show": lines NAME=VALUE, an empty one between two units. What is there has
// the name of its unit.
//
// **Runs on:** any thread.
func ParseUnits(text string) map[string]units.Unit {
	found := map[string]units.Unit{}
	for block := range strings.SplitSeq(text, "\n\n") {
		values := map[string]string{}
		for line := range strings.SplitSeq(block, "\n") {
			name, value, _ := strings.Cut(line, "=")
			values[name] = value
		}
		if values["Id"] != "" {
			found[values["Id"]] = units.Unit{Enabled: values["UnitFileState"], Active: values["ActiveState"],
				Result: values["Result"], File: values["FragmentPath"]}
		}
	}
	return found
}
