package memory_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/memory"
	"rkllmd/engine/memory/take_span"
)

func TestTakeSpan(t *testing.T) {
	p := &memory.Plan{Free: []memory.Span{{Start: 0, Size: 96}, {Start: 128, Size: 64}, {Start: 256, Size: 64},
		{Start: 512, Size: math.MaxUint64}}, End: 512}
	require.Equal(t, memory.Span{Start: 256, Size: 64}, take_span.TakeSpan(p, 33),
		"the smallest gap with room, the last of equal ones; rounded up")
	require.Equal(t, []memory.Span{{Start: 0, Size: 96}, {Start: 128, Size: 64}, {Start: 512, Size: math.MaxUint64}},
		p.Free, "a gap that is full is none")
	require.Equal(t, memory.Span{Start: 128, Size: 32}, take_span.TakeSpan(p, 32))
	require.Equal(t, memory.Span{Start: 160, Size: 32}, take_span.TakeSpan(p, 1))
	require.EqualValues(t, 512, p.End)
	require.Equal(t, memory.Span{Start: 512, Size: 128}, take_span.TakeSpan(p, 128), "behind all when nothing fits")
	require.EqualValues(t, 640, p.End)
	require.Equal(t, memory.Span{Start: 0, Size: 96}, take_span.TakeSpan(p, 96))
	require.Equal(t, []memory.Span{{Start: 640, Size: math.MaxUint64 - 128}}, p.Free)
}
