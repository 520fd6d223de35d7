// Package server_create_loop makes a loop with methods for tests.
package server_create_loop

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/create_jsonrpc_face"
	"rkllmd/jsonrpc"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/server"
	"rkllmd/server/close_loop"
	"rkllmd/server/create_loop"
	"rkllmd/tests/support/server/server_echo"
	"rkllmd/tests/support/server/server_flood"
	"rkllmd/tests/support/server/server_hold"
	"rkllmd/tests/support/server/server_prepare_number"
	"rkllmd/tests/support/server/server_sleep"
)

// ServerCreateLoop makes a loop that does not run yet, on a socket of its own, with a worker and the methods "echo"
// (answers at once with its argument), "sleep" (in the worker, as many milliseconds as its argument), "hold" (in the
// worker, until a server_gate opens) and "flood" (in the worker, sends until it fails; it counts as a run).
func ServerCreateLoop(t testing.TB, options server.Options) *server.Loop {
	if options.Path == "" {
		options.Path = filepath.Join(t.TempDir(), "s")
	}
	rt := create_runtime.CreateRuntime(&rkllm.Library{Prompt: true}, rkllm.Limits{})
	rt.Handle, rt.Loaded = 1, true // as if there were a model
	go run_worker.RunWorker(rt)
	s := &jsonrpc.Server{Runtime: rt, Methods: map[string]*jsonrpc.Method{
		"echo":  {OnLoop: server_echo.ServerEcho},
		"hold":  {Prepare: server_prepare_number.ServerPrepareNumber, Call: server_hold.ServerHold},
		"sleep": {Prepare: server_prepare_number.ServerPrepareNumber, Call: server_sleep.ServerSleep},
		"flood": {Kind: rkllm.KindRun, Prepare: server_prepare_number.ServerPrepareNumber,
			Call: server_flood.ServerFlood},
	}}
	for name, m := range s.Methods {
		m.Name, m.Function, m.Params, m.Managed = name, name, []string{"a"}, []bool{false}
	}
	l, err := create_loop.CreateLoop(s.Runtime, create_jsonrpc_face.CreateJSONRPCFace(options, s))
	require.NoError(t, err)
	t.Cleanup(func() {
		stop_runtime.StopRuntime(rt)
		<-rt.Idle
		if l.EpollFD >= 0 {
			close_loop.CloseLoop(l)
		}
	})
	return l
}
