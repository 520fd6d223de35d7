// Package check_open_files looks at the limit of open files.
package check_open_files

import (
	"fmt"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/server"
)

// CheckOpenFiles notes the limits of open files. The daemon raises the soft one itself. A hard one below what the
// clients need is a problem; with a vendor's library, report.Library, so is one below what the vendor asks for.
//
// **Runs on:** any thread.
func CheckOpenFiles(report *doctor.Report) {
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_NOFILE, &limit); err != nil {
		report.Problems = append(report.Problems, doctor.Problem{About: "open_files",
			Advice: "the limit of open files cannot be read: " + err.Error()})
		return
	}
	needed := uint64(server.DefaultMaxClients + server.SpareFiles)
	if report.Library.Path != cli.EmbeddedLibrary {
		needed = server.MaxFiles
	}
	report.OpenFiles = doctor.OpenFilesReport{Soft: limit.Cur, Hard: limit.Max, Needed: needed}
	if limit.Max < needed {
		report.Problems = append(report.Problems, doctor.Problem{About: "open_files", Advice: fmt.Sprintf(
			"%d files may be open at most, %d are needed: raise the hard limit (ulimit -Hn %d as root, LimitNOFILE=%d)",
			limit.Max, needed, needed, needed)})
	}
}
