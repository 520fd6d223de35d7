// Package install_service makes the daemon a service.
package install_service

import (
	"path/filepath"
	"slices"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/config/format_config"
	"rkllmd/cli/units"
	"rkllmd/cli/units/check_place"
	"rkllmd/cli/units/is_there"
	"rkllmd/cli/units/plan_files"
	"rkllmd/cli/units/read_record"
	"rkllmd/cli/units/run_tool"
	"rkllmd/cli/units/write_file"
)

// InstallService makes program a service at place: it writes what plan_files says, and the configuration if there is
// none, and has systemd make the socket, now and at each boot. A daemon of an earlier installation is started anew.
// What is written stands in a record first, so that an installation that has failed can be done again, or removed.
//
// **Runs on:** any thread that may wait. Errors: check_place's; what cannot be read or written; what systemd says.
func InstallService(place units.Place, program string) error {
	record, err := read_record.ReadRecord(place)
	if err == nil {
		err = check_place.CheckPlace(place, record)
	}
	if err != nil {
		return err
	}
	files, err := plan_files.PlanFiles(place, program)
	if err != nil {
		return err
	}
	for _, file := range files {
		if !slices.Contains(record, file.Path) {
			record = append(record, file.Path)
		}
	}
	written := []units.File{{Path: filepath.Join(place.Program, units.RecordName), Mode: 0o644,
		Text: []byte(strings.Join(record, "\n") + "\n")}}
	if !is_there.IsThere(place.Config) {
		written = append(written, units.File{Path: place.Config, Mode: 0o644,
			Text: []byte(format_config.FormatConfig(cli.ServeSettings))})
	}
	for _, file := range append(written, files...) {
		if err = write_file.WriteFile(file); err != nil {
			return err
		}
	}
	if place.Users != "" {
		if _, err = run_tool.RunTool([]string{"systemd-sysusers"}, place.Users); err != nil {
			return err
		}
	}
	for _, step := range [][]string{{"daemon-reload"}, {"enable", "--now", units.SocketName},
		{"try-restart", units.ServiceName}} {
		if _, err = run_tool.RunTool(place.Systemctl, step...); err != nil {
			return err
		}
	}
	return nil
}
