package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/memory/plan_compute"
)

// tests/engine/memory compares with llama.cpp; here is what follows from what.
func TestPlanCompute(t *testing.T) {
	f := engine.Facts{Layers: 2, VocabSize: 1000, Details: engine.Details{Masks: 1, Widest: 256,
		Sizes: engine.GGUFSizes{Embedding: 64, KeyLength: 16, ValueLength: 16, Heads: []uint64{4, 4},
			KeyHeads: []uint64{2, 2}}}}
	usual := plan_compute.PlanCompute(f, 512, 512, 512)
	require.Greater(t, usual, uint64(4*512*1000), "the logits of all tokens")
	require.Less(t, usual, uint64(2*4*512*1000))

	more := f
	more.VocabSize = 10000
	require.GreaterOrEqual(t, plan_compute.PlanCompute(more, 512, 512, 512), usual+4*512*8000)
	require.GreaterOrEqual(t, plan_compute.PlanCompute(f, 512, 512, 65536), uint64(6*512*65536), "the mask, twice")
	more = f
	more.Details.Masks = 2
	require.GreaterOrEqual(t, plan_compute.PlanCompute(more, 512, 512, 65536), uint64(2*6*512*65536))
	more = f
	more.Details.Widest = 100000
	require.GreaterOrEqual(t, plan_compute.PlanCompute(more, 512, 512, 512), uint64(3*4*512*100000))
	require.Less(t, plan_compute.PlanCompute(f, 512, 1, 512), usual, "logits of one token")
	require.Less(t, plan_compute.PlanCompute(f, 1, 1, 512), uint64(64<<10))

	none := engine.Facts{Layers: 1, VocabSize: 1000, Details: engine.Details{Masks: 1, Widest: 256,
		Sizes: engine.GGUFSizes{Embedding: 64}}}
	require.Less(t, plan_compute.PlanCompute(none, 512, 512, 65536), uint64(8<<20), "no attention, no mask")
}
