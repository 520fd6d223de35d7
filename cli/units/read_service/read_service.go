// Package read_service reads how a service is.
package read_service

import (
	"cmp"
	"path/filepath"
	"slices"
	"time"

	"rkllmd/cli/units"
	"rkllmd/cli/units/ask_service"
	"rkllmd/cli/units/find_packaged"
	"rkllmd/cli/units/is_there"
	"rkllmd/cli/units/list_faults"
	"rkllmd/cli/units/parse_units"
	"rkllmd/cli/units/read_record"
	"rkllmd/cli/units/run_tool"
)

// ReadService returns how the service at place is: who has installed it, what systemd says of its units, and what its
// daemon serves, which is asked for limit at most, and started by systemd for that. nil: there is no service.
//
// **Runs on:** any thread that may wait.
func ReadService(place units.Place, limit time.Duration) *units.State {
	packaged, own := find_packaged.FindPackaged(place), filepath.Join(place.Units, units.ServiceName)
	if packaged == "" && !is_there.IsThere(own) {
		return nil
	}
	state := &units.State{Scope: place.Scope, File: own, By: units.ByOthers, Config: place.Config, Path: place.Socket}
	record, err := read_record.ReadRecord(place)
	switch {
	case err != nil:
		state.Problems = append(state.Problems, err.Error())
	case slices.Contains(record, own):
		state.By = units.ByInstall
	case !is_there.IsThere(own):
		state.By, state.File = units.ByPackage, packaged
	}
	text, err := run_tool.RunTool(place.Systemctl, "show",
		"--property=Id,UnitFileState,ActiveState,Result,FragmentPath", units.ServiceName, units.SocketName)
	if err != nil {
		state.Problems = append(state.Problems, err.Error())
		return state
	}
	found := parse_units.ParseUnits(text)
	state.Service, state.Socket = found[units.ServiceName], found[units.SocketName]
	state.File = cmp.Or(state.Service.File, state.File)
	state.Problems = append(state.Problems, list_faults.ListFaults(place, *state)...)
	if state.Socket.Active == "active" || state.Service.Active == "active" {
		if state.Library, err = ask_service.AskService(place.Socket, limit); err != nil {
			state.Problems = append(state.Problems, "its daemon does not answer: "+err.Error())
		}
	}
	return state
}
