package settings_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_library"
)

func TestReadLibrary(t *testing.T) {
	folder := t.TempDir()
	t.Chdir(folder)
	path := filepath.Join(folder, "my.so")
	require.NoError(t, os.WriteFile(path, nil, 0o600))
	const flag, variable = "--library (RKLLM_LIBRARY)", "RKLLM_LIBRARY (--library)"
	for _, test := range []struct {
		name, library, version string // the environment
		args                   []string
		want                   cli.LibraryChoice
		reason                 string
	}{
		{name: "nothing"},
		{name: "a pooling", args: []string{"--pooling", "mean"}, want: cli.LibraryChoice{Pooling: "mean"}},
		{name: "no such pooling", args: []string{"--pooling", "cls"},
			reason: `--pooling (RKLLMD_POOLING) must be mean or last, not "cls"; see --help`},
		{name: "the environment", library: path, version: "1.2.1b1", want: cli.LibraryChoice{Path: path,
			Version: "1.2.1b1", Name: variable}},
		{name: "flags win", library: "/other.so", version: "7", args: []string{"--library", "my.so", "--rkllm-version",
			"1.3.0"},
			want: cli.LibraryChoice{Path: path, Version: "1.3.0", Name: flag}},
		{name: "an empty flag wins", library: "/other.so", args: []string{"--library", ""}},
		{name: "embedded", args: []string{"--library", "embedded"}, want: cli.LibraryChoice{Path: cli.EmbeddedLibrary,
			Name: flag}},
		{name: "a version alone", version: "1.1.4", want: cli.LibraryChoice{Version: "1.1.4"}},
		{name: "no such file", library: "other.so", reason: variable + ": " + folder +
			"/other.so cannot be used: no such file or directory; " +
			"give the path of a librkllmrt.so, or of a folder with some, or the word embedded; see --help"},
		{name: "no such version", args: []string{"--rkllm-version", "1.3.1"},
			reason: `--rkllm-version (RKLLMD_RKLLM_VERSION) must be one of ` +
				`1.1.0, 1.1.1, 1.1.2, 1.1.3, 1.1.4, 1.2.0, 1.2.1b1, 1.2.1, 1.2.2, 1.2.3, 1.3.0, not "1.3.1"; see --help`},
		{name: "a version of the embedded runtime", library: "embedded", version: "1.3.0",
			reason: "RKLLMD_RKLLM_VERSION (--rkllm-version) is for a vendor's library, but " + variable +
				" asks for the embedded runtime: give one of them; see --help"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Setenv("RKLLM_LIBRARY", test.library)
			t.Setenv("RKLLMD_RKLLM_VERSION", test.version)
			command := &cobra.Command{}
			add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingLibrary, cli.SettingRKLLMVersion})
			if slices.Contains(test.args, "--pooling") {
				add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingPooling})
			}
			require.NoError(t, command.ParseFlags(test.args))
			choice, err := read_library.ReadLibrary(command)
			if test.reason != "" {
				require.EqualError(t, err, test.reason)
				require.ErrorIs(t, err, cli.ErrUsage)
				return
			}
			require.NoError(t, err)
			require.Equal(t, test.want, choice)
		})
	}
}
