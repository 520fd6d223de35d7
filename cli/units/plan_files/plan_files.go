// Package plan_files works out which files an installation writes.
package plan_files

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"rkllmd/cli/install"
	"rkllmd/cli/units"
	"rkllmd/utils/describe_system_error"
)

// PlanFiles returns the files of an installation at place: a copy of program, and of the CPU code of its release that
// lies beside it (libggml-cpu-*.so), the units, and the service's user. The configuration is none of them.
//
// **Runs on:** any thread. Errors: the program cannot be read.
func PlanFiles(place units.Place, program string) ([]units.File, error) {
	code, _ := filepath.Glob(filepath.Join(filepath.Dir(program), units.VariantFiles)) // fails for no such pattern
	var files []units.File
	for _, path := range append([]string{program}, code...) {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, fmt.Errorf("%s, which would be copied, cannot be read: %w", path,
				describe_system_error.DescribeSystemError(err))
		}
		name := filepath.Base(path)
		if path == program {
			name = units.ProgramName
		}
		files = append(files, units.File{Path: filepath.Join(place.Program, name), Text: text, Mode: 0o755})
	}
	service, socket := units.UserServiceUnit, units.UserSocketUnit
	if place.Scope == units.ScopeSystem {
		service = strings.Replace(install.ServiceUnit, units.PackagedProgram, units.SystemProgram+"/"+units.ProgramName,
			1)
		socket = install.SocketUnit
		files = append(files, units.File{Path: place.Users, Text: []byte(install.Users), Mode: 0o644})
	}
	return append(files,
		units.File{Path: filepath.Join(place.Units, units.ServiceName), Text: []byte(service), Mode: 0o644},
		units.File{Path: filepath.Join(place.Units, units.SocketName), Text: []byte(socket), Mode: 0o644}), nil
}
