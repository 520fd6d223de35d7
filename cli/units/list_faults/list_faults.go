// Package list_faults lists what is wrong with a service, as systemd has it.
package list_faults

import (
	"fmt"
	"strings"

	"rkllmd/cli/units"
)

// ListFaults returns what is wrong with the units of the service at place, as state has them, and what to do about it.
//
// **Runs on:** any thread.
func ListFaults(place units.Place, state units.State) (faults []string) {
	systemctl, journal := strings.Join(place.Systemctl, " "), "journalctl --unit"
	if place.Scope == units.ScopeUser {
		journal = "journalctl --user-unit"
	}
	for i, unit := range []units.Unit{state.Socket, state.Service} {
		if name := [2]string{units.SocketName, units.ServiceName}[i]; unit.Active == "failed" {
			faults = append(faults, fmt.Sprintf("%s has failed (%s): %s %s tells why; then %s restart %s", name,
				unit.Result, journal, name, systemctl, units.SocketName))
		}
	}
	if len(faults) > 0 {
		return faults
	}
	if state.Socket.Enabled != "enabled" && state.Service.Enabled != "enabled" {
		faults = append(faults, fmt.Sprintf("it does not start at boot: %s enable %s", systemctl, units.SocketName))
	}
	if state.Socket.Active == "inactive" && state.Service.Active == "inactive" {
		faults = append(faults, fmt.Sprintf("it is stopped: %s start %s", systemctl, units.SocketName))
	}
	return faults
}
