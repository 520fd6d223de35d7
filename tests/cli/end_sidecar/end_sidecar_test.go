package end_sidecar_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/end_sidecar"
	"rkllmd/swarm"
)

func TestEndSidecar(t *testing.T) {
	s := &swarm.Sidecar{Stop: make(chan struct{}), Done: make(chan struct{})}
	end_sidecar.EndSidecar(s)()
	_, open := <-s.Stop
	require.False(t, open)

	s = &swarm.Sidecar{Stop: make(chan struct{}), Done: make(chan struct{})}
	s.Watched.Store(true)
	close(s.Done)
	end_sidecar.EndSidecar(s)() // which waits for Done
	_, open = <-s.Stop
	require.False(t, open)
}
