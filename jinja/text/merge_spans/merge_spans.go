// Package merge_spans returns which parts of two texts, one behind the other, came from values.
package merge_spans

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/add_span"
)

// MergeSpans returns which parts of two texts, one behind the other, came from values.
//
// **Runs on:** any thread.
func MergeSpans(a, b *jinja.Text) []jinja.Span {
	spans := make([]jinja.Span, 0, len(a.Spans)+len(b.Spans)+2)
	spans = append(spans, a.Spans...)
	if a.Mark == jinja.FromValue {
		spans = append(spans, jinja.Span{Start: 0, End: len(a.String)})
	}
	if b.Mark == jinja.FromValue {
		spans = add_span.AddSpan(spans, len(a.String), len(a.String)+len(b.String))
	}
	for _, span := range b.Spans {
		spans = add_span.AddSpan(spans, len(a.String)+span.Start, len(a.String)+span.End)
	}
	return spans
}
