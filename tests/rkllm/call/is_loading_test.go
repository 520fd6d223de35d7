package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/is_loading"
)

func TestIsLoading(t *testing.T) {
	run, load := &rkllm.Job{Kind: rkllm.KindRun}, &rkllm.Job{Kind: rkllm.KindInit}
	require.False(t, is_loading.IsLoading(&rkllm.Runtime{Current: run, Queue: []*rkllm.Job{run}}))
	require.True(t, is_loading.IsLoading(&rkllm.Runtime{Current: load}))
	require.True(t, is_loading.IsLoading(&rkllm.Runtime{Queue: []*rkllm.Job{run, load}}))
}
