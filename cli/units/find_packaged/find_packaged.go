// Package find_packaged finds the unit of a package.
package find_packaged

import (
	"path/filepath"

	"rkllmd/cli/units"
	"rkllmd/cli/units/is_there"
)

// FindPackaged returns the path of the service's unit that a package has brought, "" where none has.
//
// **Runs on:** any thread.
func FindPackaged(place units.Place) string {
	for _, folder := range place.Packaged {
		if path := filepath.Join(folder, units.ServiceName); is_there.IsThere(path) {
			return path
		}
	}
	return ""
}
