// Package read_required reads the keyword required.
package read_required

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/refuse_schema"
)

// ReadRequired reads the keyword required.
//
// **Runs on:** any thread.
func ReadRequired(s *grammar.Object, place string) []string {
	v, ok := s.Members["required"]
	if !ok {
		return nil
	}
	list, ok := v.([]any)
	var names []string
	for _, item := range list {
		name, text := item.(string)
		ok = ok && text
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if !ok {
		refuse_schema.RefuseSchema(place, "required is %s: it must be a list of names", format_json.FormatJSON(v))
	}
	return names
}
