package serve_test

import (
	"path/filepath"
	"testing"

	"github.com/mr-tron/base58"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/serve/create_sidecar_front"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/read_secret"
	"rkllmd/tests/support/faces/swarm_home"
)

func TestCreateSidecarFront(t *testing.T) {
	front, err := create_sidecar_front.CreateSidecarFront(cli.Settings{})
	require.NoError(t, err)
	require.Nil(t, front, "none was asked for")
	home := swarm_home.SwarmHome(t, "v20.0.0", "") // and a Node, which this machine need not have
	settings := cli.Settings{Swarm: cli.SwarmSettings{Path: "/tmp/chat.sock"}, Sidecar: cli.SidecarSettings{On: true,
		Home: t.TempDir(), Clients: 1}}
	_, err = create_sidecar_front.CreateSidecarFront(settings)
	require.ErrorContains(t, err, "rkllmd swarm install")
	settings.Sidecar.Home = home
	front, err = create_sidecar_front.CreateSidecarFront(settings)
	require.NoError(t, err)
	topic, err := read_secret.ReadSecret(filepath.Join(settings.Sidecar.Home, swarm.ServerIDFile))
	require.NoError(t, err)
	require.Equal(t, base58.Encode(topic), front.Address, "clients say the server id")
	front.Stop() // which does not wait for what was never started
}
