// Package find_user_socket finds the socket of this user's service.
package find_user_socket

import (
	"fmt"
	"os"
	"path/filepath"

	"rkllmd/cli"
)

// FindUserSocket returns where the daemon listens that is a service of this user alone: in $XDG_RUNTIME_DIR, which
// systemd has made.
//
// **Runs on:** any thread.
func FindUserSocket() string {
	folder := os.Getenv("XDG_RUNTIME_DIR")
	if !filepath.IsAbs(folder) {
		folder = fmt.Sprintf("/run/user/%d", os.Getuid())
	}
	return filepath.Join(folder, cli.UserServiceSocket)
}
