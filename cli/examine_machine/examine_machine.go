// Package examine_machine looks at all that serving depends on.
package examine_machine

import (
	"cmp"
	"runtime"

	"rkllmd/cli"
	"rkllmd/cli/check_cpus"
	"rkllmd/cli/check_library"
	"rkllmd/cli/check_log_level"
	"rkllmd/cli/check_memory"
	"rkllmd/cli/check_npu"
	"rkllmd/cli/check_open_files"
	"rkllmd/cli/check_socket"
	"rkllmd/cli/select_library"
)

// ExamineMachine looks at all that "rkllmd serve" would depend on, with that choice of a library and that socket, on the machine
// under root ("/" outside of tests). It loads no library and changes nothing.
//
// **Runs on:** any; waits for a daemon that listens on the socket, cli.AnswerLimit at most.
func ExamineMachine(choice cli.LibraryChoice, embedded cli.Embedded, socket, root string) *cli.Report {
	report := &cli.Report{Problems: []cli.Problem{}, Program: cli.ProgramReport{Version: cli.Version, Embedded: embedded.Version,
		Revision: cmp.Or(cli.Revision, "unknown revision"), Platform: runtime.GOOS + "/" + runtime.GOARCH}}
	selection := select_library.SelectLibrary(choice, root)
	check_library.CheckLibrary(report, selection, choice.Version, embedded, root)
	check_npu.CheckNPU(report, selection.NPU, root)
	check_open_files.CheckOpenFiles(report)
	check_cpus.CheckCpus(report, root)
	check_log_level.CheckLogLevel(report)
	check_socket.CheckSocket(report, socket)
	check_memory.CheckMemory(report, root)
	return report
}
