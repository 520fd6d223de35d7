package install_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
	"rkllmd/cli/install"
	"rkllmd/cli/install/write_files"
)

func TestWriteFiles(t *testing.T) {
	root := create_root_command.CreateRootCommand(cli.Embedded{})
	folder := t.TempDir()
	require.NoError(t, write_files.WriteFiles(root, folder))
	for _, name := range []string{install.UsersFile, install.ConfigFile, install.ConfigManualFile,
		install.ZshCompletion,
		install.BashCompletion, install.FishCompletion, install.ManualFolder + "/rkllmd-swarm-connect.1",
		install.UnitFolder + "/rkllmd.socket"} {
		require.FileExists(t, filepath.Join(folder, name))
	}
	service := filepath.Join(folder, install.UnitFolder, "rkllmd.service")
	text, err := os.ReadFile(service)
	require.NoError(t, err)
	require.Contains(t, string(text), "\nExecStart=/usr/bin/rkllmd serve --config /"+install.ConfigFile+"\n")
	socket, err := os.ReadFile(filepath.Join(folder, install.UnitFolder, "rkllmd.socket"))
	require.NoError(t, err)
	require.Contains(t, string(socket), "\nListenStream="+cli.ServiceSocket+"\n", "where clients look for it")
	if analyze, err := exec.LookPath("systemd-analyze"); err == nil {
		output, _ := exec.Command(analyze, "security", "--offline=yes", "--threshold=30", service).CombinedOutput()
		require.Contains(t, string(output), "Overall exposure level for rkllmd.service")
		require.NotContains(t, string(output), "nknown", "what systemd does not know")
		require.NotContains(t, string(output), "ignoring")
		_, level, _ := strings.Cut(string(output), "rkllmd.service: ")
		require.Less(t, level[:3], "3.0", "how exposed the service is")
	}
	blocked := filepath.Join(t.TempDir(), "x")
	require.NoError(t, os.WriteFile(blocked, nil, 0o600))
	require.ErrorContains(t, write_files.WriteFiles(root, blocked), blocked)
}
