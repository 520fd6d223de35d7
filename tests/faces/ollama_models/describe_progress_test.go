package ollama_models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama_models"
	"rkllmd/faces/ollama_models/describe_progress"
	"rkllmd/store/fetch"
)

func TestDescribeProgress(t *testing.T) {
	p := &ollama_models.Pull{}
	require.Zero(t, describe_progress.DescribeProgress(p))
	p.Progress, p.Digest = &fetch.Progress{}, "sha256:0123456789abcdef"
	p.Progress.Total.Store(7)
	require.Equal(t, ollama.Status{Status: "pulling 0123456789ab", Digest: p.Digest, Total: 7},
		describe_progress.DescribeProgress(p))
	p.Progress.Checked.Store(1)
	require.Equal(t, ollama.Status{Status: "verifying sha256 digest"}, describe_progress.DescribeProgress(p))
}
