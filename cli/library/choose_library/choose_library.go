// Package choose_library decides which library is served.
package choose_library

import (
	"rkllmd/cli"
	"rkllmd/rkllm/library/find_libraries"
	"rkllmd/rkllm/library/find_npu"
)

// ChooseLibrary decides which library is served, without opening it: the one that was asked for; the
// embedded runtime, where a llama.cpp was named for it; else, on a machine
// with an RKNPU, the first in the usual places; else the embedded runtime. It looks at the machine under root, "/"
// outside of tests.
//
// **Runs on:** any thread.
func ChooseLibrary(choice cli.LibraryChoice, root string) cli.LibrarySelection {
	s := cli.LibrarySelection{NPU: find_npu.FindNPU(root), Candidates: find_libraries.FindLibraries(root)}
	switch {
	case choice.Path != "":
		s.Path, s.Paths, s.Reason = choice.Path, choice.Paths, choice.Name+" says so"
	case choice.Llama != "":
		s.Path, s.Reason = cli.EmbeddedLibrary, "--llama (RKLLMD_LLAMA) names a llama.cpp for it"
	case len(s.NPU.Devices) == 0:
		s.Path, s.Reason = cli.EmbeddedLibrary, "this machine has no RKNPU"
	case len(s.Candidates) == 0:
		s.Path, s.Reason = cli.EmbeddedLibrary, "no librkllmrt.so lies in the usual places"
	default:
		s.Path, s.Reason = s.Candidates[0], "this machine has an RKNPU"
	}
	return s
}
