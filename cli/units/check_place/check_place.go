// Package check_place checks whether a service can be installed.
package check_place

import (
	"fmt"
	"path/filepath"
	"slices"

	"rkllmd/cli/units"
	"rkllmd/cli/units/find_packaged"
	"rkllmd/cli/units/is_there"
	"rkllmd/cli/units/run_tool"
)

// CheckPlace returns why no service can be installed at place, where an earlier installation has written the files of
// record; nil: one can.
//
// **Runs on:** any thread that may wait. Errors: systemd does not run, or does not answer; a package has brought the
// service, or somebody has written a unit of that name.
func CheckPlace(place units.Place, record []string) error {
	if !is_there.IsThere(place.Booted) {
		return fmt.Errorf("systemd does not run here, there is no %s: start the daemon with rkllmd serve, or have "+
			"what starts the services of this machine do so", place.Booted)
	}
	if packaged := find_packaged.FindPackaged(place); packaged != "" {
		return fmt.Errorf("a package has brought the service already (%s): use that one, systemctl enable --now %s, "+
			"or remove the package first", packaged, units.ServiceName)
	}
	for _, name := range []string{units.ServiceName, units.SocketName} {
		path := filepath.Join(place.Units, name)
		if is_there.IsThere(path) && !slices.Contains(record, path) {
			return fmt.Errorf("%s is there, and rkllmd service install has not written it: move it away first", path)
		}
	}
	_, err := run_tool.RunTool(place.Systemctl, "show", "--property=Version")
	switch {
	case err != nil && place.Scope == units.ScopeUser:
		return fmt.Errorf("your systemd cannot be asked, %w: log in as the user whose service it is to be, because su "+
			"and sudo start no systemd of that user", err)
	case err != nil:
		return fmt.Errorf("systemd cannot be asked, %w", err)
	}
	return nil
}
