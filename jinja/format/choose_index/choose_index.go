// Package choose_index returns an index of a field.
package choose_index

import (
	"strconv"

	"rkllmd/jinja"
)

// ChooseIndex returns an index of a field: a number where it is one, else a text.
//
// **Runs on:** any thread.
func ChooseIndex(s string) jinja.Value {
	if i, err := strconv.ParseInt(s, 10, 64); err == nil && s[0] >= '0' && s[0] <= '9' {
		return i
	}
	return &jinja.Text{String: s}
}
