package serve_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/serve/open_sidecar"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/read_secret"
	"rkllmd/tests/support/faces/swarm_home"
)

func TestOpenSidecar(t *testing.T) {
	settings := cli.Settings{}
	sidecar, err := open_sidecar.OpenSidecar(settings)
	require.NoError(t, err)
	require.Nil(t, sidecar, "none was asked for")
	home := swarm_home.SwarmHome(t, "v20.0.0", "")
	settings.Swarm.Path = "chat.sock"
	settings.Sidecar = cli.SidecarSettings{On: true, Home: home, Allow: []string{"aa", "bb"},
		Bootstrap: []string{"127.0.0.1:1"}, Clients: 3}
	sidecar, err = open_sidecar.OpenSidecar(settings)
	require.NoError(t, err)
	path, err := filepath.Abs("chat.sock")
	require.NoError(t, err)
	require.Equal(t, strings.Fields("host --socket "+path+" --clients 3 --allow aa --allow bb --bootstrap 127.0.0.1:1"),
		sidecar.Arguments[1:])
	topic, err := read_secret.ReadSecret(filepath.Join(home, swarm.ServerIDFile))
	require.NoError(t, err)
	require.Contains(t, sidecar.Environment, fmt.Sprintf("RKLLMD_SWARM_TOPIC=%x", topic))
	require.FileExists(t, filepath.Join(home, swarm.HostKeyFile))
	settings.Sidecar.Home = t.TempDir()
	_, err = open_sidecar.OpenSidecar(settings)
	require.ErrorContains(t, err, "rkllmd swarm install")
}
