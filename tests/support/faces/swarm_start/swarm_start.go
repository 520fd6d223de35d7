// Package swarm_start starts a server of the chat over Hyperswarm.
package swarm_start

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/create_swarm_face"
	"rkllmd/faces/swarm"
	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/server"
	"rkllmd/server/create_loop"
	"rkllmd/server/run_event_loop"
	"rkllmd/server/stop_loop"
)

// SwarmStart runs a loop with the chat's face alone until the test ends, over a backend, nil for none, whose model's
// file is /models/toy.gguf. The prompt's limit is the default one, 8 KiB. Options have no path.
func SwarmStart(t testing.TB, backend *generation.Backend, chats int, options server.Options) (*server.Loop,
	*swarm.Host) {
	host := &swarm.Host{Hub: &generation.Hub{}, Name: "box", MaxPromptBytes: 8 << 10, MaxChats: chats}
	if backend != nil {
		path := "/models/toy.gguf"
		host.Hub.Path.Store(&path)
		host.Hub.Backend.Store(backend)
	}
	rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})
	go run_worker.RunWorker(rt)
	options.Path = filepath.Join(t.TempDir(), "s")
	l, err := create_loop.CreateLoop(rt, create_swarm_face.CreateSwarmFace(options, host))
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
	return l, host
}
