package versions_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/is_proven"
)

func TestIsProven(t *testing.T) {
	v := &rkllm.Verdicts{Machine: "here", List: []rkllm.Verdict{{Machine: "here", Library: "a", Model: "m"},
		{Machine: "here", Library: "b", Model: "m", Reason: "it died"}, {Machine: "there", Library: "b", Model: "m"}}}
	require.True(t, is_proven.IsProven(v, &rkllm.Library{BlobID: "a"}, "m"))
	require.True(t, is_proven.IsProven(v, &rkllm.Library{BlobID: "a"}, ""))
	require.False(t, is_proven.IsProven(v, &rkllm.Library{BlobID: "a"}, "n"))
	require.False(t, is_proven.IsProven(v, &rkllm.Library{BlobID: "b"}, "m"))
	require.False(t, is_proven.IsProven(v, &rkllm.Library{BlobID: "b"}, ""), "elsewhere it does")
}
