package versions_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/find_verdict"
)

func TestFindVerdict(t *testing.T) {
	library := &rkllm.Library{BlobID: "b"}
	v := &rkllm.Verdicts{Machine: "here", List: []rkllm.Verdict{{Machine: "there", Library: "b", Model: "m"},
		{Machine: "here", Library: "a", Model: "m"}, {Machine: "here", Library: "b", Model: "m"},
		{Machine: "here", Library: "b", Reason: "SIGILL"}}}
	require.Same(t, &v.List[2], find_verdict.FindVerdict(v, library, "m"))
	require.Same(t, &v.List[3], find_verdict.FindVerdict(v, library, ""))
	require.Nil(t, find_verdict.FindVerdict(v, library, "n"))
}
