// Package conformance_object makes a JSON object for the daemon.
package conformance_object

import (
	"encoding/json"
	"strings"

	"rkllmd/tests/whole/conformance_fields"
)

// ConformanceObject returns a structure as a client sends it: every member that fields.txt gives a JSON value, in
// objects inside objects where the member's name has dots.
func ConformanceObject(fields []conformance_fields.Field) string {
	top := map[string]any{}
	for _, field := range fields {
		if !json.Valid([]byte(field.Value)) {
			continue
		}
		names, object := strings.Split(field.Member, "."), top
		for _, name := range names[:len(names)-1] {
			inner, _ := object[name].(map[string]any)
			if inner == nil {
				inner = map[string]any{}
				object[name] = inner
			}
			object = inner
		}
		object[names[len(names)-1]] = json.RawMessage(field.Value)
	}
	text, _ := json.Marshal(top)
	return string(text)
}
