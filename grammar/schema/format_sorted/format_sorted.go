// Package format_sorted returns a text of JSON in the form that all equal values have.
package format_sorted

import "encoding/json"

// FormatSorted returns a text of JSON in the form that all equal values have: 1.0 is 1, and members are sorted. It is
// empty where a number is too large to be compared.
//
// **Runs on:** any thread.
func FormatSorted(text string) string {
	var v any
	if json.Unmarshal([]byte(text), &v) != nil {
		return ""
	}
	sorted, _ := json.Marshal(v)
	return string(sorted)
}
