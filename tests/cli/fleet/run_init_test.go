package fleet_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/cli/fleet/operator_command"
)

func TestRunInit(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "fleet")
	for reason, args := range map[string][]string{
		"the argument is DIR": {"init"}, `--host is "" and --port is 4222`: {"init", folder},
		`--host is "a b": it must be a name such as hub.lan`: {"init", folder, "--host", "a b"},
		`--host is "hub:4222"`:                               {"init", folder, "--host", "hub:4222"},
		`--members has "a.b"`:                                {"init", folder, "--host", "hub", "--members", "a.b"},
		"--port is 70000":                                    {"init", folder, "--host", "hub", "--port", "70000"},
	} {
		command, _ := operator_command.OperatorCommand(args...)
		require.ErrorContains(t, command.Execute(), reason)
	}
	require.NoDirExists(t, folder)
	command, out := operator_command.OperatorCommand("init", folder, "--host", "hub", "--members", "b1,b2",
		"--gateways", "g")
	require.NoError(t, command.Execute())
	for _, want := range []string{"nats-server -c nats.conf",
		"rkllmd serve --nats tls://hub:4222 --nats-name b2 --nats-ca " +
			"b2/ca.pem --nats-nkey b2/nkey --exact --model MODEL\n", "--nats-nkey g/nkey --http 127.0.0.1:8080\n",
		"rkllmd fleet status --nats tls://hub:4222 --nats-name operator"} {
		require.Contains(t, out.String(), want)
	}
	require.FileExists(t, filepath.Join(folder, "members/b1/nkey"))
	command, out = operator_command.OperatorCommand("init", t.TempDir(), "--host", "fd00::1", "--members", "b1")
	require.NoError(t, command.Execute())
	require.Contains(t, out.String(), "rkllmd serve --nats tls://[fd00::1]:4222 --nats-name b1 ")
}
