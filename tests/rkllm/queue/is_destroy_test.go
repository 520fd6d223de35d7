package queue_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/is_destroy"
)

func TestIsDestroy(t *testing.T) {
	require.True(t, is_destroy.IsDestroy(&rkllm.Job{Kind: rkllm.KindDestroy}))
	require.False(t, is_destroy.IsDestroy(&rkllm.Job{Kind: rkllm.KindInit}))
}
