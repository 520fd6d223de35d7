package settings_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_llama"
)

func TestReadLlama(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "libllama.so")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	t.Chdir(folder)
	for _, c := range []struct {
		llama, layers, want string
		count               int
		reason              string
	}{
		{"", "0", "", 0, ""},
		{folder, "0", folder, 0, ""},
		{".", "99", folder, 99, ""},
		{"", "3", "", 0, "--gpu-layers (RKLLMD_GPU_LAYERS) is 3, but the llama.cpp inside this program computes on " +
			"the CPU only: name one that has a GPU's backend with --llama (RKLLMD_LLAMA); see --help"},
		{folder, "all", "", 0, `--gpu-layers (RKLLMD_GPU_LAYERS) must be a whole number from 0 to 1048576, not ` +
			`"all"; see --help`},
		{"none", "0", "", 0, `--llama (RKLLMD_LLAMA) is "none", which cannot be used: no such file or directory; it ` +
			`must be ` +
			"the folder that holds libllama.so; see --help"},
		{file, "0", "", 0, `--llama (RKLLMD_LLAMA) is "` + file + `", which is a file: it must be the folder that ` +
			`holds ` +
			"libllama.so; see --help"},
	} {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingLlama, cli.SettingGPULayers})
		require.NoError(t, command.ParseFlags([]string{"--llama", c.llama, "--gpu-layers", c.layers}))
		got, count, err := read_llama.ReadLlama(command)
		require.Equal(t, c.want, got)
		if c.reason != "" {
			require.EqualError(t, err, c.reason)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, c.count, count)
	}
}
