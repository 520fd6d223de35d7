// Package convert_member writes an argument as JSON.
package convert_member

import (
	"strings"

	"rkllmd/grammar/schema/format_json"
	"rkllmd/utils/check_json"
)

// ConvertMember returns an argument that a model has written between marks as a JSON value: value as it is, if it is
// one; a text, if its parameter is a text, or if it is no JSON. A line's end at each end of value is the marks'.
//
// **Runs on:** any thread.
func ConvertMember(value string, text bool) string {
	value = strings.TrimSuffix(strings.TrimPrefix(value, "\n"), "\n")
	if !text && check_json.CheckJSON([]byte(value)) == nil {
		return strings.TrimSpace(value)
	}
	return format_json.FormatJSON(value)
}
