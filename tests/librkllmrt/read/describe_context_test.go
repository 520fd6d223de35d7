package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/describe_context"
)

func TestDescribeContext(t *testing.T) {
	h := &librkllmrt.Handle{Param: librkllmrt.Param{MaxContextLen: 512}, Model: &engine.Model{ContextLength: 2048}}
	require.Equal(t, "max_context_len is 512, and may be up to 2048 with this model", describe_context.DescribeContext(
		h))
	h.Param.MaxContextLen = 2048
	require.Equal(t, "max_context_len is 2048, and the model was made for no more", describe_context.DescribeContext(h))
}
