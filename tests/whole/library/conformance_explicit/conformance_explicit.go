// Package conformance_explicit makes a JSON object that says what could be left out.
package conformance_explicit

import (
	"strings"

	"rkllmd/tests/whole/conformance_fields"
	"rkllmd/tests/whole/library/conformance_object"
)

// ConformanceExplicit returns a structure as a client sends it that gives every member the value that it has when it is
// left out, and after that others. A video is all there or left out.
func ConformanceExplicit(fields []conformance_fields.Field, others ...conformance_fields.Field) string {
	var all []conformance_fields.Field
	for _, field := range fields {
		if field.Value = field.Default; !strings.Contains(field.Member, ".video.") {
			all = append(all, field)
		}
	}
	return conformance_object.ConformanceObject(append(all, others...))
}
