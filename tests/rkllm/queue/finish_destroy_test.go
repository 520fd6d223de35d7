package queue_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/finish_destroy"
)

func TestFinishDestroy(t *testing.T) {
	job := &rkllm.Job{Err: rkllm.ErrNoModel}
	finish_destroy.FinishDestroy(create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{}), job)
	require.Nil(t, job.Err)
	require.Equal(t, "0", string(job.Result))
}
