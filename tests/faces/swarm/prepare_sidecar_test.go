package swarm_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mr-tron/base58"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/prepare_sidecar"
	"rkllmd/faces/swarm/read_secret"
	"rkllmd/tests/support/faces/swarm_home"
)

func TestPrepareSidecar(t *testing.T) {
	home := swarm_home.SwarmHome(t, "v20.0.0", "")
	topic := bytes.Repeat([]byte{0xab}, swarm.SecretBytes)
	s, err := prepare_sidecar.PrepareSidecar(home, swarm.HostKeyFile, topic, "host", "--clients", "5")
	require.NoError(t, err)
	require.Equal(t, []string{filepath.Join(home, "sidecar", "sidecar.mjs"), "host", "--clients", "5"}, s.Arguments)
	require.Equal(t, base58.Encode(topic), s.ServerID)
	seed, err := read_secret.ReadSecret(filepath.Join(home, "host-key"))
	require.NoError(t, err)
	require.Contains(t, s.Environment, "RKLLMD_SWARM_TOPIC="+strings.Repeat("ab", 32))
	require.Contains(t, s.Environment, fmt.Sprintf("RKLLMD_SWARM_SEED=%x", seed))
	t.Run("a key that cannot be kept", func(t *testing.T) {
		require.NoError(t, os.Mkdir(filepath.Join(home, "client-key"), 0o700))
		_, err := prepare_sidecar.PrepareSidecar(home, swarm.ClientKeyFile, topic)
		require.ErrorContains(t, err, "cannot read the swarm's secret")
	})
	t.Run("no sidecar", func(t *testing.T) {
		_, err := prepare_sidecar.PrepareSidecar(t.TempDir(), swarm.ClientKeyFile, topic)
		require.ErrorContains(t, err, "rkllmd swarm install")
	})
	t.Run("no Node", func(t *testing.T) {
		t.Setenv("PATH", "")
		_, err := prepare_sidecar.PrepareSidecar(home, swarm.HostKeyFile, topic)
		require.ErrorContains(t, err, "Node 18")
	})
}
