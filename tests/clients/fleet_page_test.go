package clients_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/http_address"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/support/models/write_wide_model"
)

// The page of a gateway shows its members, while they answer, and one of them is drained and one is killed: fleet.mjs.
func TestFleetPage(t *testing.T) {
	t.Parallel()
	folder, err := filepath.Abs("../../.cache/screenshots")
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(folder, 0o755))
	url, _ := nats_server.NATSServer(t)
	gateway := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--http", "127.0.0.1:0", "--nats", url,
		"--nats-name", "hub", "--models", "none"}})
	model := write_wide_model.WriteWideModel(t)
	arguments := []string{"fleet.mjs", "http://" + http_address.HTTPAddress(t, gateway) + "/", folder}
	for _, name := range []string{"board1", "board2", "board3"} {
		member, _ := fleet_daemon.FleetDaemon(t, url, name, "--model", model)
		wait_for_log.WaitForLog(t, gateway, "member="+name)
		arguments = append(arguments, strconv.Itoa(member.Process.Pid))
	}
	output, err := daemon_command.DaemonCommand(t, false, "fleet", "drain", "board2", "--nats", url).CombinedOutput()
	require.NoError(t, err, "%s", output)
	output, err = exec.Command("node", arguments...).CombinedOutput()
	require.NoError(t, err, "%s", output)
	t.Logf("%s", output)
}
