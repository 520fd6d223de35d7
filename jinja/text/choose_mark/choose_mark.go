// Package choose_mark returns the mark of a text of which those parts came from values.
package choose_mark

import "rkllmd/jinja"

// ChooseMark returns the mark of a text of which those parts came from values.
//
// **Runs on:** any thread.
func ChooseMark(spans []jinja.Span, length int) (jinja.Mark, []jinja.Span) {
	switch {
	case len(spans) == 0:
		return jinja.FromTemplate, nil
	case len(spans) == 1 && spans[0].Start == 0 && spans[0].End == length:
		return jinja.FromValue, nil
	}
	return jinja.Mixed, spans
}
