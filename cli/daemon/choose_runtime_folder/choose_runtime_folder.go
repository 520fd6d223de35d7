// Package choose_runtime_folder says where the daemon is that a user's commands share.
package choose_runtime_folder

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"syscall"

	"rkllmd/utils/describe_system_error"
)

// ChooseRuntimeFolder returns the folder for the sockets of the daemon that this user's commands share, and makes it:
// rkllmd in $XDG_RUNTIME_DIR, or rkllmd-UID where temporary files are. Nobody else can enter it.
//
// **Runs on:** any thread. Errors: it cannot be made; it is somebody else's, or others can enter it.
func ChooseRuntimeFolder() (string, error) {
	folder := filepath.Join(os.TempDir(), "rkllmd-"+strconv.Itoa(os.Getuid()))
	if runtime := os.Getenv("XDG_RUNTIME_DIR"); filepath.IsAbs(runtime) {
		folder = filepath.Join(runtime, "rkllmd")
	}
	if err := os.Mkdir(folder, 0o700); err != nil && !errors.Is(err, os.ErrExist) {
		return "", fmt.Errorf("cannot make the folder %s for the daemon's sockets: %w", folder,
			describe_system_error.DescribeSystemError(err))
	}
	info, err := os.Lstat(folder)
	if err != nil {
		return "", err
	}
	owner, known := info.Sys().(*syscall.Stat_t)
	if !info.IsDir() || !known || int(owner.Uid) != os.Getuid() || info.Mode().Perm()&0o077 != 0 {
		return "", fmt.Errorf("%s must be a folder of yours that nobody else can enter (chmod 700), for the daemon's "+
			"sockets: remove what is there, or let XDG_RUNTIME_DIR name another place", folder)
	}
	return folder, nil
}
