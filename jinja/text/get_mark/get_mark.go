// Package get_mark returns whether the byte of a text came from a value.
package get_mark

import (
	"slices"

	"rkllmd/jinja"
	"rkllmd/jinja/text/compare_span"
)

// GetMark returns whether the byte of a text came from a value.
//
// **Runs on:** any thread.
func GetMark(t *jinja.Text, at int) jinja.Mark {
	if t.Mark != jinja.Mixed {
		return t.Mark
	}
	place, found := slices.BinarySearchFunc(t.Spans, at, compare_span.CompareSpan)
	if found || place > 0 && t.Spans[place-1].End > at {
		return jinja.FromValue
	}
	return jinja.FromTemplate
}
