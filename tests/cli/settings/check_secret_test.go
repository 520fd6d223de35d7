package settings_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/settings/check_secret"
)

func TestCheckSecret(t *testing.T) {
	path := filepath.Join(t.TempDir(), "token")
	require.ErrorIs(t, check_secret.CheckSecret(path), os.ErrNotExist)
	require.NoError(t, os.WriteFile(path, []byte("secret"), 0o600))
	// Two files of root's are there on every machine, and their modes are what a service's secret may and may not have;
	// as root the test makes all of them itself, for another owner too.
	require.ErrorContains(t, check_secret.CheckSecret("/etc/passwd"),
		"others may read /etc/passwd (its mode is 0644): chmod 600 /etc/passwd")
	if info, err := os.Stat("/etc/shadow"); err == nil && info.Mode().Perm() == 0o640 {
		require.NoError(t, check_secret.CheckSecret("/etc/shadow"))
	}
	owners := []int{os.Getuid()}
	if os.Getuid() == 0 {
		owners = append(owners, 65534)
	}
	for _, owner := range owners {
		require.NoError(t, os.Chown(path, owner, -1))
		for mode, want := range map[uint32]string{
			0o600: "", 0o400: "", 0o700: "",
			0o440: "others may read", 0o640: "others may read", 0o604: "others may read", 0o644: "others may read",
			0o602: "others may read",
			0o660: "others may read", 0o444: "others may read",
		} {
			switch {
			case owner == 0 && (mode == 0o440 || mode == 0o640):
				want = ""
			case owner == 0 && mode == 0o660:
				want = "its group may write to " + path + " (its mode is 0660): chmod g-w " + path
			}
			require.NoError(t, unix.Chmod(path, mode))
			err := check_secret.CheckSecret(path)
			if want == "" {
				require.NoError(t, err, fmt.Sprintf("%d %o", owner, mode))
				continue
			}
			require.ErrorContains(t, err, want, fmt.Sprintf("%d %o", owner, mode))
		}
	}
}
