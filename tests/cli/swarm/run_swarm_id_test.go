package swarm_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/swarm/run_swarm_id"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/parse_server_id"
)

func TestRunSwarmID(t *testing.T) {
	home := t.TempDir()
	var out bytes.Buffer
	command := &cobra.Command{}
	command.SetOut(&out)
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingSwarmHome})
	require.NoError(t, command.ParseFlags([]string{"--swarm-home", home}))
	require.NoError(t, run_swarm_id.RunSwarmID(command, nil))
	first := out.String()
	topic, err := parse_server_id.ParseServerID(strings.TrimSpace(first))
	require.NoError(t, err)
	require.Len(t, topic, swarm.SecretBytes)
	out.Reset()
	require.NoError(t, run_swarm_id.RunSwarmID(command, nil))
	require.Equal(t, first, out.String(), "it stays the same")
	require.ErrorIs(t, run_swarm_id.RunSwarmID(command, []string{"x"}), cli.ErrUsage)
	require.NoError(t, command.ParseFlags([]string{"--swarm-home", "/dev/null/x"}))
	require.Error(t, run_swarm_id.RunSwarmID(command, nil))
}
