package swarm_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/mr-tron/base58"
	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/swarm/run_swarm_key"
	"rkllmd/faces/swarm"
)

func TestRunSwarmKey(t *testing.T) {
	home := t.TempDir()
	var out bytes.Buffer
	command := &cobra.Command{}
	command.SetOut(&out)
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingSwarmHome})
	require.NoError(t, command.ParseFlags([]string{"--swarm-home", home}))
	require.NoError(t, run_swarm_key.RunSwarmKey(command, nil))
	first := out.String()
	require.Regexp(t, "^[0-9a-f]{64}\n$", first)
	out.Reset()
	require.NoError(t, run_swarm_key.RunSwarmKey(command, nil))
	require.Equal(t, first, out.String(), "it stays the same")
	require.ErrorIs(t, run_swarm_key.RunSwarmKey(command, []string{"x"}), cli.ErrUsage)
	// What libsodium makes of this seed.
	seed := bytes.Repeat([]byte{1}, swarm.SecretBytes)
	require.NoError(t, os.WriteFile(filepath.Join(home, swarm.ClientKeyFile), []byte(base58.Encode(seed)), 0o600))
	out.Reset()
	require.NoError(t, run_swarm_key.RunSwarmKey(command, nil))
	require.Equal(t, "8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c\n", out.String())
	require.NoError(t, command.ParseFlags([]string{"--swarm-home", "/dev/null/x"}))
	require.Error(t, run_swarm_key.RunSwarmKey(command, nil))
}
