package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
)

func TestCreateRuntime(t *testing.T) {
	library := &rkllm.Library{}
	rt := create_runtime.CreateRuntime(library, rkllm.Limits{})
	require.Same(t, library, rt.Serving.Load())
	require.Equal(t, rkllm.Limits{Queue: 64, QueuePerConnection: 8}, rt.Limits)
	require.Zero(t, rt.Handle)
	rt.Wake.Broadcast()
	rt = create_runtime.CreateRuntime(library, rkllm.Limits{Queue: 3, QueuePerConnection: 2,
		AllowedRoots: []string{"/"}})
	require.Equal(t, rkllm.Limits{Queue: 3, QueuePerConnection: 2, AllowedRoots: []string{"/"}}, rt.Limits)
}
