package load_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/finish_load"
	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/tests/cli/load/cli_finish"
)

func TestFinishLoad(t *testing.T) {
	for _, failure := range []*jsonrpc2.Error{nil, {Message: "it is damaged"}} {
		loading := &generation.Loading{Ended: make(chan struct{})}
		var paths []string
		finish_load.FinishLoad(loading, cli_finish.CliFinish(&paths))(&rkllm.Job{Function: "rkllm_init", Err: failure})
		<-loading.Ended
		require.Equal(t, []string{"rkllm_init"}, paths)
		if failure == nil {
			require.NoError(t, loading.Err)
		} else {
			require.EqualError(t, loading.Err, "it is damaged")
		}
	}
}
