package swarm_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm/find_node"
	"rkllmd/tests/support/faces/swarm_home"
)

func TestFindNode(t *testing.T) {
	t.Run("new enough", func(t *testing.T) {
		swarm_home.SwarmHome(t, "v18.0.0", "")
		path, err := find_node.FindNode()
		require.NoError(t, err)
		require.Equal(t, "node", filepath.Base(path))
	})
	t.Run("too old", func(t *testing.T) {
		swarm_home.SwarmHome(t, "v16.20.2", "")
		_, err := find_node.FindNode()
		require.ErrorContains(t, err, `needs Node 18 or later`)
		require.ErrorContains(t, err, `is "v16.20.2"`)
	})
	t.Run("something else", func(t *testing.T) {
		swarm_home.SwarmHome(t, "Node, the mathematical one", "")
		_, err := find_node.FindNode()
		require.ErrorContains(t, err, "needs Node 18 or later")
	})
	t.Run("none", func(t *testing.T) {
		t.Setenv("PATH", t.TempDir())
		_, err := find_node.FindNode()
		require.ErrorContains(t, err, "sudo apt-get install -y nodejs npm")
	})
}
