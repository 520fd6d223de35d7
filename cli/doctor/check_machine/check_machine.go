// Package check_machine looks at all that serving depends on.
package check_machine

import (
	"cmp"
	"runtime"

	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_cpus"
	"rkllmd/cli/doctor/check_kernel"
	"rkllmd/cli/doctor/check_library"
	"rkllmd/cli/doctor/check_llama"
	"rkllmd/cli/doctor/check_log_level"
	"rkllmd/cli/doctor/check_memory"
	"rkllmd/cli/doctor/check_npu"
	"rkllmd/cli/doctor/check_open_files"
	"rkllmd/cli/doctor/check_services"
	"rkllmd/cli/doctor/check_socket"
	"rkllmd/cli/doctor/check_versions"
	"rkllmd/cli/library/choose_library"
)

// CheckMachine looks at all that "rkllmd serve" would depend on, with that choice of a library and that socket, on the
// machine under root ("/" outside of tests). It changes nothing, and loads no library but the
// llama.cpp that choice names.
//
// **Runs on:** any thread that may wait. It waits for a daemon that listens on the socket, and for those of services,
// doctor.AnswerLimit each.
func CheckMachine(choice cli.LibraryChoice, embedded cli.Embedded, socket, root string) *doctor.Report {
	report := &doctor.Report{Problems: []doctor.Problem{}, Program: doctor.ProgramReport{Version: cli.Version,
		Embedded: embedded.Version,
		Revision: cmp.Or(cli.Revision, "unknown revision"), Platform: runtime.GOOS + "/" + runtime.GOARCH}}
	selection := choose_library.ChooseLibrary(choice, root)
	if newest := check_versions.CheckVersions(report, selection.Paths, choice.Verdicts, root); newest != "" {
		selection.Path = newest
	}
	check_library.CheckLibrary(report, selection, choice, embedded, root)
	check_llama.CheckLlama(report, choice, embedded)
	check_npu.CheckNPU(report, selection.NPU, root)
	check_open_files.CheckOpenFiles(report)
	check_cpus.CheckCpus(report, root)
	check_log_level.CheckLogLevel(report)
	check_socket.CheckSocket(report, socket)
	check_memory.CheckMemory(report, root)
	check_kernel.CheckKernel(report)
	check_services.CheckServices(report, embedded, root)
	return report
}
