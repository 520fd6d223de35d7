// Package find_place finds where everything of a service is.
package find_place

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"rkllmd/cli"
	"rkllmd/cli/daemon/find_user_socket"
	"rkllmd/cli/install"
	"rkllmd/cli/units"
)

// FindPlace returns where everything of this user's service is, or of the system's, on the machine under root, "/"
// outside of tests.
//
// **Runs on:** any thread. Errors: it is not known where this user's home is.
func FindPlace(user bool, root string) (units.Place, error) {
	place := units.Place{Booted: filepath.Join(root, "run/systemd/system")}
	if !user {
		place.Scope, place.Systemctl = units.ScopeSystem, []string{"systemctl"}
		place.Units = filepath.Join(root, "etc/systemd/system")
		place.Packaged = []string{filepath.Join(root, install.UnitFolder), filepath.Join(root, "lib/systemd/system")}
		place.Program = filepath.Join(root, units.SystemProgram)
		place.Config = filepath.Join(root, install.ConfigFile)
		place.State = filepath.Join(root, "var/lib/rkllmd")
		place.Users = filepath.Join(root, "etc/sysusers.d/rkllmd.conf")
		place.Socket = filepath.Join(root, cli.ServiceSocket)
		return place, nil
	}
	home, err := os.UserHomeDir()
	configs, wrong := os.UserConfigDir()
	if err = errors.Join(err, wrong); err != nil {
		return place, fmt.Errorf("a service of one user lies in that user's home, which is not known: set HOME (%w)",
			err)
	}
	place.Scope, place.Systemctl = units.ScopeUser, []string{"systemctl", "--user"}
	place.Units = filepath.Join(root, configs, "systemd/user")
	place.Program = filepath.Join(root, home, ".local/lib/rkllmd")
	place.Config = filepath.Join(root, configs, "rkllmd/rkllmd.conf")
	place.Socket = filepath.Join(root, find_user_socket.FindUserSocket())
	return place, nil
}
