package format_report_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/format_report"
)

func TestFormatReport(t *testing.T) {
	report := &cli.Report{
		Program:   cli.ProgramReport{Version: "0.1.0", Revision: "abc", Platform: "linux/arm64", Embedded: "llama.cpp"},
		Library:   cli.LibraryReport{Path: "embedded", Reason: "this machine has no RKNPU", Version: "1.3.0", Generation: "D", Evidence: "embedded"},
		OpenFiles: cli.OpenFilesReport{Soft: 1, Hard: 2, Needed: 3},
		CPUs:      cli.CPUsReport{Allowed: "0-3", Usable: 2},
		Socket:    cli.SocketReport{Path: "/s", State: cli.SocketServing, Library: &cli.ServedLibrary{Name: "/l.so", Version: "1.2.3", Generation: "C"}},
		Memory:    cli.MemoryReport{Total: 8 << 30, Available: 4 << 30, Page: 16384},
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
no problems
`, format_report.FormatReport(report))

	report.Program.Embedded, report.LogLevel, report.CPUs.Online = "", "2", "0-7"
	report.Library = cli.LibraryReport{Path: "/l.so", Reason: "R", Generation: "C or D", Evidence: "symbols", Missing: []string{"a.so", "b.so"}, Candidates: []string{"/c.so"}}
	report.Problems = []cli.Problem{{About: "open_files", Advice: "one\nline"}, {About: "npu", Advice: "two"}}
	report.Socket = cli.SocketReport{Path: "/s", State: cli.SocketFree}
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
problems    2
  open files: one line
  npu: two
`, format_report.FormatReport(report))
}
