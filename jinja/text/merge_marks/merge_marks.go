// Package merge_marks returns a mark for what is computed from a text as a whole.
package merge_marks

import "rkllmd/jinja"

// MergeMarks returns a mark for what is computed from a text as a whole: from a value if any of it is.
//
// **Runs on:** any thread.
func MergeMarks(t *jinja.Text) jinja.Mark {
	if t.Mark == jinja.FromTemplate {
		return jinja.FromTemplate
	}
	return jinja.FromValue
}
