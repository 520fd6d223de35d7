package serve_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/stop_sidecar_front"
	"rkllmd/faces/swarm"
)

func TestStopSidecarFront(t *testing.T) {
	s := &swarm.Sidecar{Stop: make(chan struct{}), Done: make(chan struct{})}
	stop_sidecar_front.StopSidecarFront(s)()
	_, open := <-s.Stop
	require.False(t, open)

	s = &swarm.Sidecar{Stop: make(chan struct{}), Done: make(chan struct{})}
	s.Watched.Store(true)
	close(s.Done)
	stop_sidecar_front.StopSidecarFront(s)() // which waits for Done
	_, open = <-s.Stop
	require.False(t, open)
}
