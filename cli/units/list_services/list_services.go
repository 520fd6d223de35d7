// Package list_services lists the services that there are.
package list_services

import (
	"time"

	"rkllmd/cli/units"
	"rkllmd/cli/units/find_place"
	"rkllmd/cli/units/read_service"
)

// ListServices returns how the system's service is on the machine under root, "/" outside of tests, and that of this
// user, if there are any. A daemon is asked for limit at most.
//
// **Runs on:** any thread that may wait.
func ListServices(root string, limit time.Duration) []units.State {
	states := []units.State{}
	for _, user := range []bool{false, true} {
		place, err := find_place.FindPlace(user, root)
		if err != nil {
			continue // a user without a home has no service
		}
		if state := read_service.ReadService(place, limit); state != nil {
			states = append(states, *state)
		}
	}
	return states
}
