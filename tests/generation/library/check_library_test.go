package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library/check_library"
	"rkllmd/isolation"
	"rkllmd/isolation/seam/describe_end"
	"rkllmd/rkllm"
)

func TestCheckLibrary(t *testing.T) {
	rt, library := &rkllm.Runtime{}, &rkllm.Library{}
	rt.Serving.Store(library)
	check := check_library.CheckLibrary(rt)
	require.NoError(t, check(), "it is in this process")
	library.Isolated = &rkllm.Isolated{CheckModel: describe_end.DescribeEnd(&isolation.Isolation{})}
	require.ErrorIs(t, check(), generation.ErrClosed)
	require.EqualError(t, check(), "the library's process has ended")
}
