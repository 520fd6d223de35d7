// Package choose_named_library decides which library serves named models.
package choose_named_library

import (
	"errors"
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/library/choose_library"
)

// ChooseNamedLibrary returns choice with the path of the vendor's library for named models: the one that is served, or,
// where that is the embedded runtime, the first in the usual places of the machine under root.
//
// **Runs on:** any thread. Errors: there is none; it has no process of its own.
func ChooseNamedLibrary(choice cli.LibraryChoice, root string) (cli.LibraryChoice, error) {
	s := choose_library.ChooseLibrary(choice, root)
	switch {
	case !choice.Isolate:
		return choice, errors.New("a vendor's library serves several models in a process each: give --isolate " +
			"(RKLLMD_ISOLATE) too")
	case s.Path != cli.EmbeddedLibrary:
		choice.Path, choice.Paths = s.Path, s.Paths
	case len(s.Candidates) > 0:
		choice.Path, choice.Paths = s.Candidates[0], nil
	default:
		return choice, fmt.Errorf("it is for a vendor's library, but the embedded runtime is served, because %s, and "+
			"no librkllmrt.so lies in the usual places: name one with --library PATH (RKLLM_LIBRARY)", s.Reason)
	}
	return choice, nil
}
