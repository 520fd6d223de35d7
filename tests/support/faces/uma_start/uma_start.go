// Package uma_start starts a server of the UMA front-end.
package uma_start

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/create_uma_face"
	"rkllmd/faces/uma"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/server"
	"rkllmd/server/create_loop"
	"rkllmd/server/run_event_loop"
	"rkllmd/server/stop_loop"
)

// UMAStart runs a loop with the UMA face alone until the test ends, with frames of 64 KiB at most.
func UMAStart(t testing.TB, host *uma.Host, newline bool) *server.Loop {
	rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})
	go run_worker.RunWorker(rt)
	options := server.Options{Path: filepath.Join(t.TempDir(), "s"), MaxMessageBytes: 64 << 10}
	l, err := create_loop.CreateLoop(rt, create_uma_face.CreateUMAFace(options, host, newline))
	require.NoError(t, err)
	ended := make(chan error, 1)
	go func() { ended <- run_event_loop.RunEventLoop(l) }()
	t.Cleanup(func() {
		stop_loop.StopLoop(l)
		select {
		case err := <-ended:
			require.NoError(t, err)
		case <-time.After(2 * time.Minute):
			t.Error("the loop does not end")
		}
	})
	return l
}
