package serve_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/read_worker"
	"rkllmd/faces/web"
	"rkllmd/rkllm"
	"rkllmd/tests/support/server/jsonrpc_create_runtime"
)

func TestReadWorker(t *testing.T) {
	rt := jsonrpc_create_runtime.JsonrpcCreateRuntime()
	read := read_worker.ReadWorker(rt)
	require.Equal(t, web.Worker{Loaded: true}, read())
	rt.Current, rt.Queue = &rkllm.Job{}, []*rkllm.Job{{}, {}}
	require.Equal(t, web.Worker{Loaded: true, Busy: true, Waiting: 2}, read())
}
