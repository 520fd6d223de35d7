package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/memory"
	"rkllmd/engine/memory/free_span"
)

func TestFreeSpan(t *testing.T) {
	p := &memory.Plan{Free: []memory.Span{{Start: 320, Size: 1000}}, End: 320}
	free_span.FreeSpan(p, memory.Span{Start: 64, Size: 32}, memory.Span{Start: 192, Size: 32})
	require.Equal(t, []memory.Span{{Start: 64, Size: 32}, {Start: 192, Size: 32}, {Start: 320, Size: 1000}}, p.Free,
		"in order of place")
	free_span.FreeSpan(p, memory.Span{Start: 96, Size: 32}, memory.Span{Start: 160, Size: 32})
	require.Equal(t, []memory.Span{{Start: 64, Size: 64}, {Start: 160, Size: 64}, {Start: 320, Size: 1000}}, p.Free,
		"behind a gap, before a gap")
	free_span.FreeSpan(p, memory.Span{Start: 128, Size: 32}, memory.Span{})
	require.Equal(t, []memory.Span{{Start: 64, Size: 160}, {Start: 320, Size: 1000}}, p.Free,
		"between two; nothing is nothing")
	free_span.FreeSpan(p, memory.Span{Start: 224, Size: 96}, memory.Span{Start: 0, Size: 64})
	require.Equal(t, []memory.Span{{Start: 0, Size: 1320}}, p.Free)
	require.EqualValues(t, 320, p.End, "what was ever taken")
}
