package serve_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/serve_sidecar"
	"rkllmd/cli/serve/stop_sidecar_front"
	"rkllmd/faces/swarm"
)

func TestServeSidecar(t *testing.T) {
	s := &swarm.Sidecar{Node: "/bin/false", Stop: make(chan struct{}), Done: make(chan struct{})}
	go stop_sidecar_front.StopSidecarFront(s)()
	require.NoError(t, serve_sidecar.ServeSidecar(s)(), "until it is stopped")
	<-s.Done
}
