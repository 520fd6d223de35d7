package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/format_report"
	"rkllmd/cli/units"
)

func TestFormatReport(t *testing.T) {
	report := &doctor.Report{
		Program: doctor.ProgramReport{Version: "0.1.0", Revision: "abc", Platform: "linux/arm64",
			Embedded: "llama.cpp"},
		Library: doctor.LibraryReport{Path: "embedded", Reason: "this machine has no RKNPU", Version: "1.3.0",
			Generation: "D", Evidence: "embedded"},
		OpenFiles: doctor.OpenFilesReport{Soft: 1, Hard: 2, Needed: 3},
		CPUs:      doctor.CPUsReport{Allowed: "0-3", Usable: 2},
		Socket: doctor.SocketReport{Path: "/s", State: doctor.SocketServing, Library: &cli.ServedLibrary{
			Name: "/l.so", Version: "1.2.3", Generation: "C"}},
		Memory: doctor.MemoryReport{Total: 8 << 30, Available: 4 << 30, Page: 16384},
		Kernel: doctor.KernelReport{Landlock: 2, Seccomp: true},
	}
	require.Equal(t, `program     rkllmd 0.1.0 (abc), linux/arm64
embedded    llama.cpp
library     embedded, because this machine has no RKNPU
version     1.3.0, generation D (embedded)
npu         none found
open files  soft limit 1, hard limit 2, needed 3
cpus        2 usable of 0-3 allowed; online not known
log level   RKLLM_LOG_LEVEL not set
socket      /s serving /l.so, version 1.2.3, generation C
memory      8192 MiB, 4096 MiB available, pages of 16 KiB
kernel      keeps a library's process from the network (seccomp), from files (Landlock 2)
no problems
`, format_report.FormatReport(report))

	report.Program.Embedded, report.LogLevel, report.CPUs.Online = "", "2", "0-7"
	report.Library = doctor.LibraryReport{Path: "/l.so", Reason: "R", Generation: "C or D", Evidence: "symbols",
		Missing: []string{"a.so", "b.so"}, Candidates: []string{"/c.so"}}
	report.Problems = []doctor.Problem{{About: "open_files", Advice: "one\nline"}, {About: "npu", Advice: "two"}}
	report.Socket = doctor.SocketReport{Path: "/s", State: doctor.SocketFree}
	report.Services = []units.State{{Scope: units.ScopeSystem, By: units.ByPackage, File: "/u"}}
	require.Equal(t, `program     rkllmd 0.1.0 (abc), linux/arm64
embedded    no embedded runtime (tag noembedded)
library     /l.so, because R
version     not known, generation C or D (symbols)
missing     a.so, b.so
found       /c.so
npu         none found
open files  soft limit 1, hard limit 2, needed 3
cpus        2 usable of 0-3 allowed; online 0-7
log level   RKLLM_LOG_LEVEL 2
socket      /s free
memory      8192 MiB, 4096 MiB available, pages of 16 KiB
kernel      keeps a library's process from the network (seccomp), from files (Landlock 2)
service     of the system, installed by a package (/u); does not start by itself; does not run; does not answer
problems    2
  open files: one line
  npu: two
`, format_report.FormatReport(report))
}
