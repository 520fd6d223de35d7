package create_sidecar_front_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/create_sidecar_front"
	"rkllmd/tests/support/swarm_home"
)

func TestCreateSidecarFront(t *testing.T) {
	front, err := create_sidecar_front.CreateSidecarFront(cli.Settings{})
	require.NoError(t, err)
	require.Nil(t, front, "none was asked for")
	home := swarm_home.SwarmHome(t, "v20.0.0", "") // and a Node, which this machine need not have
	settings := cli.Settings{Swarm: cli.SwarmSettings{Path: "/tmp/chat.sock"}, Sidecar: cli.SidecarSettings{On: true, Home: t.TempDir(), Clients: 1}}
	_, err = create_sidecar_front.CreateSidecarFront(settings)
	require.ErrorContains(t, err, "rkllmd swarm install")
	settings.Sidecar.Home = home
	front, err = create_sidecar_front.CreateSidecarFront(settings)
	require.NoError(t, err)
	require.Equal(t, "/tmp/chat.sock", front.Address)
	front.Stop() // which does not wait for what was never started
}
