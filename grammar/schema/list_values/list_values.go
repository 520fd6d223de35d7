// Package list_values returns the values that enum and const allow.
package list_values

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/get_list"
	"rkllmd/grammar/schema/is_type"
	"rkllmd/grammar/schema/list_types"
	"rkllmd/grammar/schema/name_value_type"
)

// ListValues returns the values that enum, const and type allow; false if any may come.
//
// **Runs on:** any thread.
func ListValues(s *grammar.Object, place string) ([]string, bool) {
	list := get_list.GetList(s, "enum", place)
	constant, ok := s.Members["const"]
	if list == nil && !ok {
		return nil, false
	}
	if list == nil {
		list = []any{constant}
	}
	types := list_types.ListTypes(s, place)
	var values []string
	for _, v := range list {
		text := format_json.FormatJSON(v)
		if ok && text != format_json.FormatJSON(constant) || slices.Contains(values, text) {
			continue
		}
		if is_type.IsType(name_value_type.NameValueType(v), types) {
			values = append(values, text)
		}
	}
	return values, true
}
