// Package check_selection refuses what cannot be served.
package check_selection

import (
	"fmt"

	"rkllmd/cli"
)

// CheckSelection refuses a selected library that this build does not have, and a forced version ("" none) of the
// embedded runtime, whose version is known.
//
// **Runs on:** any thread. Errors: why, and which flag would help; wrapped in cli.ErrUsage.
func CheckSelection(s cli.LibrarySelection, version string, embedded cli.Embedded) error {
	switch {
	case s.Path != cli.EmbeddedLibrary:
		return nil
	case embedded.OpenRuntime == nil:
		return fmt.Errorf("%w, and %s: name the vendor's librkllmrt.so with --library PATH (RKLLM_LIBRARY); %w",
			cli.ErrNoRuntime, s.Reason, cli.ErrUsage)
	case version != "":
		return fmt.Errorf("--rkllm-version (RKLLMD_RKLLM_VERSION) is for a vendor's library, but the embedded "+
			"runtime would be served, "+
			"because %s: name the library with --library PATH (RKLLM_LIBRARY); %w", s.Reason, cli.ErrUsage)
	}
	return nil
}
