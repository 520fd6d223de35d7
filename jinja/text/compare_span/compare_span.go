// Package compare_span orders a part of a text and a byte.
package compare_span

import "rkllmd/jinja"

// CompareSpan orders a part of a text and a byte.
//
// **Runs on:** any thread.
func CompareSpan(span jinja.Span, at int) int { return span.Start - at }
