package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/read_model"
	"rkllmd/generation"
)

func TestReadModel(t *testing.T) {
	host := &swarm.Host{Hub: &generation.Hub{}}
	require.Empty(t, read_model.ReadModel(host))
	host.Hub.Mu.Lock() // as while a backend is made
	for path, name := range map[string]string{"/models/tiny.gguf": "tiny.gguf", "builtin:demo": "builtin:demo"} {
		host.Hub.Path.Store(&path)
		require.Equal(t, name, read_model.ReadModel(host))
	}
}
