package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/describe_ending"
)

func TestDescribeEnding(t *testing.T) {
	require.Equal(t, "SIGSEGV in rkllm_run", describe_ending.DescribeEnding(rkllm.Death{Signal: "SIGSEGV",
		Function: "rkllm_run"}))
	require.Equal(t, "exit 3 outside of any function", describe_ending.DescribeEnding(rkllm.Death{Signal: "exit 3"}))
}
