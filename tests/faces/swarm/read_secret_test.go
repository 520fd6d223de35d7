package swarm_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/read_secret"
)

func TestReadSecret(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a", "b", "secret")
	secret, err := read_secret.ReadSecret(path)
	require.NoError(t, err)
	require.Len(t, secret, swarm.SecretBytes)
	t.Run("it stays the same, and this user's", func(t *testing.T) {
		again, err := read_secret.ReadSecret(path)
		require.NoError(t, err)
		require.Equal(t, secret, again)
		info, err := os.Stat(path)
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o600), info.Mode().Perm())
	})
	t.Run("nothing is beside it", func(t *testing.T) {
		list, err := os.ReadDir(filepath.Dir(path))
		require.NoError(t, err)
		require.Len(t, list, 1)
	})
	t.Run("each is another", func(t *testing.T) {
		other, err := read_secret.ReadSecret(path + "2")
		require.NoError(t, err)
		require.NotEqual(t, secret, other)
	})
	t.Run("a damaged file is not replaced", func(t *testing.T) {
		for _, text := range []string{"", "0OIl", "abc"} {
			require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
			_, err := read_secret.ReadSecret(path)
			require.ErrorContains(t, err, "must hold 32 bytes in base58")
			after, _ := os.ReadFile(path)
			require.Equal(t, text, string(after))
		}
	})
	t.Run("a file that cannot be read or made", func(t *testing.T) {
		_, err := read_secret.ReadSecret(t.TempDir())
		require.ErrorContains(t, err, "cannot read the swarm's secret")
		_, err = read_secret.ReadSecret("/dev/null/secret")
		require.Error(t, err)
	})
}
