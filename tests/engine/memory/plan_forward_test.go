package memory_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/memory"
	"rkllmd/engine/memory/free_span"
	"rkllmd/engine/memory/plan_forward"
)

func TestPlanForward(t *testing.T) {
	for _, test := range []struct {
		name    string
		details engine.Details
		want    uint64
	}{
		// The norm, two parts and their product; the result takes the norm's place.
		{"dense", engine.Details{Widest: 1024, Sizes: engine.GGUFSizes{Embedding: 64}}, 4 * (64 + 3*1024)},
		// The norm, the chances of 8 experts, their order, weights for 2 of them; two parts and their product.
		{"experts", engine.Details{Widest: 1024, ExpertsUsed: 2, Sizes: engine.GGUFSizes{Embedding: 64, Experts: 8}},
			4 * (64 + 3*8 + 3*1024)},
		// What each of 4 experts says is wider than their inner part.
		{"narrow experts", engine.Details{Widest: 8, ExpertsUsed: 4, Sizes: engine.GGUFSizes{Embedding: 64,
			Experts: 8}}, 4 * (64 + 3*8 + 4*64)},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := &memory.Plan{Free: []memory.Span{{Size: math.MaxUint64}}}
			result := plan_forward.PlanForward(p, engine.Facts{Details: test.details}, 4)
			require.EqualValues(t, 4*64, result.Size)
			require.EqualValues(t, test.want, p.End)
			free_span.FreeSpan(p, result)
			require.Equal(t, []memory.Span{{Size: math.MaxUint64}}, p.Free, "all else has been given back")
		})
	}
}
