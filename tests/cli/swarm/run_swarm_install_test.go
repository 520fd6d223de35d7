package swarm_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/swarm/run_swarm_install"
	"rkllmd/tests/support/faces/swarm_home"
)

func TestRunSwarmInstall(t *testing.T) {
	home := swarm_home.SwarmHome(t, "v20.0.0", "")
	bin, _, _ := strings.Cut(os.Getenv("PATH"), ":")
	require.NoError(t, os.WriteFile(filepath.Join(bin, "npm"), []byte("#!/bin/sh\necho added 60 packages\n"), 0o755))
	var out, log bytes.Buffer
	command := &cobra.Command{}
	command.SetOut(&out)
	command.SetErr(&log)
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingSwarmHome})
	require.NoError(t, command.ParseFlags([]string{"--swarm-home", home}))
	require.NoError(t, run_swarm_install.RunSwarmInstall(command, nil))
	require.Equal(t, "the sidecar is in "+home+"\n", out.String())
	require.Equal(t, "added 60 packages\n", log.String())
	require.ErrorIs(t, run_swarm_install.RunSwarmInstall(command, []string{"x"}), cli.ErrUsage)
	require.NoError(t, os.WriteFile(filepath.Join(bin, "npm"), []byte("#!/bin/sh\nexit 1\n"), 0o755))
	require.ErrorContains(t, run_swarm_install.RunSwarmInstall(command, nil), "npm ci")
}
