package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_open_files"
	"rkllmd/server"
)

func TestCheckOpenFiles(t *testing.T) {
	limit := unix.Rlimit{Cur: 300, Max: 1000} // of this process, which ends with the test
	require.NoError(t, unix.Setrlimit(unix.RLIMIT_NOFILE, &limit))

	report := &doctor.Report{Library: doctor.LibraryReport{Path: cli.EmbeddedLibrary}}
	check_open_files.CheckOpenFiles(report)
	require.Equal(t, doctor.OpenFilesReport{Soft: 300, Hard: 1000, Needed: server.DefaultMaxClients +
		server.SpareFiles}, report.OpenFiles)
	require.Empty(t, report.Problems)

	report = &doctor.Report{Library: doctor.LibraryReport{Path: "/usr/lib/librkllmrt.so"}}
	check_open_files.CheckOpenFiles(report)
	require.Equal(t, doctor.OpenFilesReport{Soft: 300, Hard: 1000, Needed: 102400}, report.OpenFiles)
	require.Equal(t, []doctor.Problem{{About: "open_files",
		Advice: "1000 files may be open at most, 102400 are needed: " +
			"raise the hard limit (ulimit -Hn 102400 as root, LimitNOFILE=102400)"}}, report.Problems)
}
