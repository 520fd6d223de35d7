package serve_sidecar_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/end_sidecar"
	"rkllmd/cli/serve_sidecar"
	"rkllmd/swarm"
)

func TestServeSidecar(t *testing.T) {
	s := &swarm.Sidecar{Node: "/bin/false", Stop: make(chan struct{}), Done: make(chan struct{})}
	go end_sidecar.EndSidecar(s)()
	require.NoError(t, serve_sidecar.ServeSidecar(s)(), "until it is stopped")
	<-s.Done
}
