// Package add_span adds a part that came from values behind the others.
package add_span

import "rkllmd/jinja"

// AddSpan adds a part that came from values behind the others.
//
// **Runs on:** any thread.
func AddSpan(spans []jinja.Span, start, end int) []jinja.Span {
	if start == end {
		return spans
	}
	if n := len(spans); n > 0 && spans[n-1].End == start {
		spans[n-1].End = end
		return spans
	}
	return append(spans, jinja.Span{Start: start, End: end})
}
