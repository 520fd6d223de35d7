// Package open_version opens a vendor's library for processes of its own.
package open_version

import (
	"rkllmd/cli"
	"rkllmd/isolation/seam/open_isolated_library"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/set_defaults"
)

// OpenVersion opens the library at path for processes of its own, as choice wants it, and takes over its defaults.
// rest: its process has ended then, until a call needs one.
//
// **Runs on:** any thread that may wait. Errors: why the library cannot be used, and what would help.
func OpenVersion(path string, choice cli.LibraryChoice, rest bool) (*rkllm.Library, error) {
	library, err := open_isolated_library.OpenIsolatedLibrary(path, choice.Version, choice.Limits)
	if err != nil {
		return nil, err
	}
	if err = set_defaults.SetDefaults(library); err != nil {
		library.Isolated.Close()
		return nil, err
	}
	if rest {
		library.Isolated.Rest()
	}
	return library, nil
}
