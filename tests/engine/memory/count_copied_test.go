package memory_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/memory/count_copied"
	"rkllmd/engine/products/detect_lanes"
)

func TestCountCopied(t *testing.T) {
	var facts engine.Facts
	require.Zero(t, count_copied.CountCopied(facts, false))
	facts.Details.Types = []engine.TypeShare{{Type: "F32", Bytes: 1}, {Type: "Q4_K", Bytes: 20}, {Type: "Q4_0",
		Bytes: 300}, {Type: "Q6_K", Bytes: 4000}, {Type: "IQ4_NL", Bytes: 50000}}
	require.EqualValues(t, 50320, count_copied.CountCopied(facts, false))
	if runtime.GOARCH == "amd64" {
		require.EqualValues(t, 50320, count_copied.CountCopied(facts, true))
	} else {
		require.Zero(t, count_copied.CountCopied(facts, true))
	}
	facts.Details.Types = append(facts.Details.Types, engine.TypeShare{Type: "Q2_K", Bytes: 600000})
	require.EqualValues(t, 650320, count_copied.CountCopied(facts, false))
	require.Zero(t, count_copied.CountCopied(facts, true), "its kernels for several rows have other bits")

	facts.Details.Types = facts.Details.Types[:4] // all that our own products do without copies, where we have them
	want := uint64(320)
	if detect_lanes.DetectLanes() {
		want = 0
	}
	require.Equal(t, want, count_copied.CountCopied(facts, false))
	facts.Details.Sizes.Experts = 4
	require.EqualValues(t, 320, count_copied.CountCopied(facts, false), "ggml multiplies those of experts")
}
