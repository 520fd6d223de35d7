// Package check_selection refuses what cannot be served.
package check_selection

import (
	"cmp"
	"fmt"

	"rkllmd/cli"
)

// CheckSelection refuses a selected library that this build does not have, and what was chosen for another one: a
// version of the embedded runtime, whose version is known, or a process of its own for what is a part of this program,
// or several libraries without processes of their own, or a llama.cpp of the user's own where it cannot be had.
//
// **Runs on:** any thread. Errors: why, and which flag would help; wrapped in cli.ErrUsage.
func CheckSelection(s cli.LibrarySelection, choice cli.LibraryChoice, embedded cli.Embedded) error {
	switch {
	case len(s.Paths) > 0 && !choice.Isolate:
		return fmt.Errorf("%d libraries would be served, because %s: each needs a process of its own, but "+
			"--isolate=false (RKLLMD_ISOLATE) serves one inside this process: leave that out, or name one library; %w",
			len(s.Paths), s.Reason, cli.ErrUsage)
	case s.Path != cli.EmbeddedLibrary && choice.Llama != "":
		return fmt.Errorf("--llama (RKLLMD_LLAMA) is for the embedded runtime, but %s would be served, because %s: "+
			"leave out one of them; %w", s.Path, s.Reason, cli.ErrUsage)
	case s.Path != cli.EmbeddedLibrary:
		return nil
	case choice.Llama != "" && (choice.Exact || choice.ExactHere != ""):
		return fmt.Errorf("%s has answers computed exactly, which the llama.cpp inside this program can, with kernels "+
			"of its own, and the one that --llama (RKLLMD_LLAMA) names cannot: leave out one of them; %w",
			cmp.Or(choice.ExactHere, "--exact (RKLLMD_EXACT)"), cli.ErrUsage)
	case embedded.OpenRuntime == nil:
		return fmt.Errorf("%w, and %s: name the vendor's librkllmrt.so with --library PATH (RKLLM_LIBRARY); %w",
			cli.ErrNoRuntime, s.Reason, cli.ErrUsage)
	case choice.Version != "":
		return fmt.Errorf("--rkllm-version (RKLLMD_RKLLM_VERSION) is for a vendor's library, but the embedded runtime "+
			"would be served, because %s: name the library with --library PATH (RKLLM_LIBRARY); %w",
			s.Reason, cli.ErrUsage)
	case choice.IsolateAsked && choice.Llama == "":
		return fmt.Errorf("--isolate (RKLLMD_ISOLATE) gives a vendor's library a process of its own, but the embedded "+
			"runtime would be served, because %s, and that is a part of this program: leave it out, or name the "+
			"same runtime as a library with --library PATH (RKLLM_LIBRARY), which \"make librkllmrt\" builds; %w",
			s.Reason, cli.ErrUsage)
	}
	return nil
}
