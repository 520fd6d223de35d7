package load_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/end_loading"
	"rkllmd/generation"
	"rkllmd/rkllm"
)

func TestEndLoading(t *testing.T) {
	for want, failure := range map[string]*jsonrpc2.Error{
		"": nil, "it is damaged": {Message: "Invalid params: param.model_path: it is damaged"},
	} {
		loading := &generation.Loading{Ended: make(chan struct{})}
		end_loading.EndLoading(loading)(&rkllm.Job{Err: failure})
		<-loading.Ended
		if want == "" {
			require.NoError(t, loading.Err)
			continue
		}
		require.EqualError(t, loading.Err, want, "worded for people")
	}
}
