// Package read_types reads the keyword type.
package read_types

import (
	"slices"
	"strings"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/is_integer"
	"rkllmd/grammar/schema/refuse_schema"
)

// ReadTypes reads the keyword type: one type, or a list.
//
// **Runs on:** any thread.
func ReadTypes(v any, place string) []string {
	list, ok := v.([]any)
	if !ok {
		list = []any{v}
	}
	types := []string{}
	for _, item := range list {
		name, _ := item.(string)
		if !slices.Contains(grammar.Types, name) {
			refuse_schema.RefuseSchema(place, "type is %s: it must be one of %s", format_json.FormatJSON(item),
				strings.Join(grammar.Types, ", "))
		}
		if !slices.Contains(types, name) {
			types = append(types, name)
		}
	}
	if slices.Contains(types, "number") {
		types = slices.DeleteFunc(types, is_integer.IsInteger)
	}
	return types
}
