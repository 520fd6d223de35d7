package give_span_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/give_span"
)

func TestGiveSpan(t *testing.T) {
	p := &engine.Plan{Free: []engine.Span{{Start: 320, Size: 1000}}, End: 320}
	give_span.GiveSpan(p, engine.Span{Start: 64, Size: 32}, engine.Span{Start: 192, Size: 32})
	require.Equal(t, []engine.Span{{Start: 64, Size: 32}, {Start: 192, Size: 32}, {Start: 320, Size: 1000}}, p.Free, "in order of place")
	give_span.GiveSpan(p, engine.Span{Start: 96, Size: 32}, engine.Span{Start: 160, Size: 32})
	require.Equal(t, []engine.Span{{Start: 64, Size: 64}, {Start: 160, Size: 64}, {Start: 320, Size: 1000}}, p.Free, "behind a gap, before a gap")
	give_span.GiveSpan(p, engine.Span{Start: 128, Size: 32}, engine.Span{})
	require.Equal(t, []engine.Span{{Start: 64, Size: 160}, {Start: 320, Size: 1000}}, p.Free, "between two; nothing is nothing")
	give_span.GiveSpan(p, engine.Span{Start: 224, Size: 96}, engine.Span{Start: 0, Size: 64})
	require.Equal(t, []engine.Span{{Start: 0, Size: 1320}}, p.Free)
	require.EqualValues(t, 320, p.End, "what was ever taken")
}
