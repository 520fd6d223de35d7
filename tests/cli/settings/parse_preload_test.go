package settings_test

import (
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/parse_preload"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/store"
)

func TestParsePreload(t *testing.T) {
	t.Setenv("RKLLMD_PRELOAD", "")
	folder := t.TempDir()
	path := filepath.Join(folder, "small.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	small, given := cli.NamedModel{Name: "small", Path: path, Pinned: true}, cli.NamedModel{Name: "a", Path: "/a.gguf"}
	pinned := cli.NamedModel{Name: "a", Path: "/a.gguf", Pinned: true}
	other := cli.NamedModel{Name: "small", Path: "/b.gguf"}
	for _, test := range []struct {
		args   []string
		models []cli.NamedModel
		store  string
		want   []cli.NamedModel
		reason string
	}{
		{models: []cli.NamedModel{given}, want: []cli.NamedModel{given}},
		{args: []string{"--preload", "a", "--preload", "a"}, models: []cli.NamedModel{given},
			want: []cli.NamedModel{pinned}},
		{args: []string{"--preload", "small", "--preload", "SMALL:latest"}, models: []cli.NamedModel{given},
			store: folder, want: []cli.NamedModel{given, small}},
		{args: []string{"--preload", "small"}, models: []cli.NamedModel{{Name: "mine", Path: path}}, store: folder,
			want: []cli.NamedModel{{Name: "mine", Path: path, Pinned: true}}},
		{args: []string{"--preload", "small"}, models: []cli.NamedModel{other}, store: folder,
			want: []cli.NamedModel{{Name: "small", Path: "/b.gguf", Pinned: true}}},
		{args: []string{"--preload", "c"}, reason: `--preload (RKLLMD_PRELOAD) is "c", but no model has that name: give`},
		{args: []string{"--preload", "c"}, store: folder, reason: `--preload (RKLLMD_PRELOAD): "c": there is no such ` +
			`model here; rkllmd list shows "small"`},
	} {
		command, named := &cobra.Command{}, cli.NamedSettings{Models: test.models}
		if test.store != "" {
			named.Store = &store.Store{Folder: test.store}
		}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags(test.args))
		err := parse_preload.ParsePreload(command, &named)
		if test.reason != "" {
			require.ErrorContains(t, err, test.reason)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, test.want, named.Models)
	}
}
