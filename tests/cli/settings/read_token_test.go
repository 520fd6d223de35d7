package settings_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_token"
)

func TestReadToken(t *testing.T) {
	t.Setenv("RKLLMD_TOKEN_FILE", "")
	path := filepath.Join(t.TempDir(), "token")
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	token, err := read_token.ReadToken(command)
	require.NoError(t, err)
	require.Empty(t, token)

	t.Setenv("RKLLMD_TOKEN_FILE", path)
	_, err = read_token.ReadToken(command)
	require.ErrorIs(t, err, os.ErrNotExist)
	require.ErrorIs(t, err, cli.ErrUsage)
	require.NoError(t, os.WriteFile(path, []byte(" 0123456789abcdef\n"), 0o644))
	_, err = read_token.ReadToken(command)
	require.ErrorContains(t, err, "others may read "+path+" (its mode is 0644): chmod 600 "+path)
	require.NoError(t, os.Chmod(path, 0o600))
	token, err = read_token.ReadToken(command)
	require.NoError(t, err)
	require.Equal(t, "0123456789abcdef", token)
	for _, bad := range []string{"", "0123456789abcde", "0123456789 abcdef", "0123456789abcdeé"} {
		require.NoError(t, os.WriteFile(path, []byte(bad), 0o600))
		_, err = read_token.ReadToken(command)
		require.ErrorContains(t, err, "must have at least 16 visible ASCII characters and no blanks: openssl "+
			"rand -hex 32")
		require.NotContains(t, err.Error(), "0123")
	}
}
