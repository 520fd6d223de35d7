// Package conformance_lines says what the conformance library must receive.
package conformance_lines

import (
	"strings"

	"rkllmd/tests/whole/conformance_fields"
)

// ConformanceLines returns a structure as the conformance library writes it down, a line for each member: with the
// values that fields.txt gives or, defaults, with those of members that are left out. name is the C argument's.
func ConformanceLines(name string, fields []conformance_fields.Field, defaults bool) string {
	var lines strings.Builder
	for _, field := range fields {
		value, where := field.Value, name
		if defaults {
			value = field.Default
		}
		if field.Member != "" {
			where += "." + field.Member
		}
		switch value {
		case "-":
		case "rest":
			lines.WriteString(where + " rest = 0\n")
		default:
			lines.WriteString(where + " = " + value + "\n")
		}
	}
	return lines.String()
}
