// Package merge_inner returns the schema of what must fit two schemas inside others.
package merge_inner

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/format_json"
)

// MergeInner returns the schema of what must fit two schemas inside others: allOf, where it is not one of them.
//
// **Runs on:** any thread.
func MergeInner(a, b any) any {
	switch {
	case a == true || b == false:
		return b
	case b == true || a == false || format_json.FormatJSON(a) == format_json.FormatJSON(b):
		return a
	}
	return &grammar.Object{Names: []string{"allOf"}, Members: map[string]any{"allOf": []any{a, b}}}
}
