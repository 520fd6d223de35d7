package clients_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/setup"
	"rkllmd/fleet/setup/install_fleet"
	"rkllmd/fleet/wire/open_bus"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/fleet/fleet_acts"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/fleet_stream"
	"rkllmd/tests/support/fleet/fleet_try"
)

// The real server with the configuration that "rkllmd fleet init" writes: real daemons answer through it with their
// keys, and each machine is refused whatever is another one's: to send in its name, to hear what it hears.
func TestFleetPermissions(t *testing.T) {
	o := setup.Options{Folder: t.TempDir(), Host: "127.0.0.1", Port: 4222, Machines: []setup.Machine{
		{Name: "a", Role: setup.Members}, {Name: "b", Role: setup.Members}, {Name: "g", Role: setup.Gateways},
		{Name: "h", Role: setup.Gateways}, {Name: "x", Role: setup.Both}, {Name: "operator", Role: setup.Operators}}}
	_, err := install_fleet.InstallFleet(o)
	require.NoError(t, err)
	here, err := os.Getwd()
	require.NoError(t, err)
	require.NoError(t, os.Chdir(filepath.Join(o.Folder, setup.ServerFolder))) // as the server is started there
	config, err := server.ProcessConfigFile(setup.ServerConfig)
	require.NoError(t, os.Chdir(here))
	require.NoError(t, err)
	config.Host, config.Port, config.NoSigs = "127.0.0.1", -1, true
	hub, err := server.NewServer(config)
	require.NoError(t, err)
	hub.Start()
	defer hub.Shutdown()
	require.True(t, hub.ReadyForConnections(time.Minute))
	url := strings.Replace(hub.ClientURL(), "nats://", "tls://", 1)
	folders, flags := map[string]string{}, map[string][]string{}
	for _, m := range o.Machines {
		folder := filepath.Join(o.Folder, m.Role, m.Name)
		folders[m.Name], flags[m.Name] = folder, []string{"--nats", url, "--nats-name", m.Name, "--nats-ca",
			filepath.Join(folder, setup.AuthorityFile), "--nats-nkey", filepath.Join(folder, setup.KeyFile)}
	}
	gateway, address := http_daemon.HTTPDaemon(t, flags["g"]...)
	for _, name := range []string{"a", "b"} {
		fleet_daemon.FleetDaemon(t, url, name, flags[name]...)
		wait_for_log.WaitForLog(t, gateway, "member="+name)
	}
	require.NotEmpty(t, fleet_stream.FleetStream(t, address, 1, nil))
	both, there := http_daemon.HTTPDaemon(t, append([]string{"--model", "builtin:demo", "--exact", "--nats-gateway"},
		flags["x"]...)...)
	for _, name := range []string{"a", "x"} {
		wait_for_log.WaitForLog(t, both, "member="+name)
	}
	wait_for_log.WaitForLog(t, gateway, "member=x")
	require.NotEmpty(t, fleet_stream.FleetStream(t, there, 1, nil))
	for _, words := range [][]string{{"status"}, {"drain", "b"}, {"drain", "b", "--undo"}} {
		command := daemon_command.DaemonCommand(t, false, append(append([]string{"fleet"}, words...),
			flags["operator"]...)...)
		output, err := command.CombinedOutput()
		require.NoError(t, err, string(output))
		require.Contains(t, string(output), "b ")
	}
	for _, act := range fleet_acts.FleetActs() {
		err := fleet_try.FleetTry(t, url, folders[act.Machine], act.Verb, act.Subject)
		require.Equal(t, act.Allowed, err == nil, "%s: %s %s: %v", act.Machine, act.Verb, act.Subject, err)
	}
	authority, key := filepath.Join(folders["a"], setup.AuthorityFile), filepath.Join(folders["a"], setup.KeyFile)
	for without, options := range map[string]fleet.Options{"key": {URL: url, CA: authority, Name: "a"},
		"authority": {URL: url, NKey: key, Name: "a"}, "TLS": {URL: strings.Replace(url, "tls", "nats", 1), NKey: key,
			Name: "a"},
	} {
		_, err = open_bus.OpenBus(options)
		require.Error(t, err, "without "+without)
	}
}
