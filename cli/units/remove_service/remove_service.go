// Package remove_service removes what install_service has written.
package remove_service

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"rkllmd/cli/units"
	"rkllmd/cli/units/find_packaged"
	"rkllmd/cli/units/is_there"
	"rkllmd/cli/units/read_record"
	"rkllmd/cli/units/run_tool"
	"rkllmd/utils/describe_system_error"
)

// RemoveService stops the service at place and removes what install_service has written there, and nothing else; with
// purge the configuration too, and of the system's service models and state.
//
// **Runs on:** any thread that may wait. Errors: there is nothing of install_service; what systemd says, before
// anything is removed; what cannot be removed.
func RemoveService(place units.Place, purge bool) error {
	record, err := read_record.ReadRecord(place)
	if err != nil {
		return err
	}
	packaged := find_packaged.FindPackaged(place)
	switch {
	case len(record) == 0 && packaged != "":
		return fmt.Errorf("a package has brought the service (%s): remove the package", packaged)
	case len(record) == 0 && !purge:
		return fmt.Errorf("rkllmd service install has installed nothing here: there is no %s", filepath.Join(
			place.Program, units.RecordName))
	}
	stop := []string{"disable", "--now"}
	for _, name := range []string{units.SocketName, units.ServiceName} {
		if path := filepath.Join(place.Units, name); slices.Contains(record, path) && is_there.IsThere(path) {
			stop = append(stop, name)
		}
	}
	if len(stop) > 2 {
		if _, err = run_tool.RunTool(place.Systemctl, stop...); err != nil {
			return fmt.Errorf("nothing was removed, because the service cannot be stopped: %w", err)
		}
		_, _ = run_tool.RunTool(place.Systemctl, append([]string{"reset-failed"}, stop[2:]...)...) // nothing may have
	}
	if len(record) > 0 {
		record = append(record, filepath.Join(place.Program, units.RecordName))
	}
	if purge {
		record = append(record, place.Config)
	}
	for _, path := range record {
		if err = os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%s cannot be removed: %w", path, describe_system_error.DescribeSystemError(err))
		}
	}
	_ = os.Remove(place.Program) // unless something else is in it
	if purge {
		_ = os.Remove(filepath.Dir(place.Config))
		if err = os.RemoveAll(place.State); err != nil {
			return fmt.Errorf("%s cannot be removed: %w", place.State, describe_system_error.DescribeSystemError(err))
		}
	}
	if len(stop) > 2 {
		_, err = run_tool.RunTool(place.Systemctl, "daemon-reload")
	}
	return err
}
