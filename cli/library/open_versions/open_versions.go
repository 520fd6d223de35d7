// Package open_versions opens the versions of the vendor's library.
package open_versions

import (
	"errors"
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/library/open_version"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/close_libraries"
	"rkllmd/rkllm/versions/create_versions"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// OpenVersions opens the libraries that s names, each for processes of its own, and returns the newest
// (Library.Versions). One that cannot be opened is left out, and the log says so, and so is one that is there twice.
//
// **Runs on:** any thread that may wait. Errors: why none of them can be opened.
func OpenVersions(s cli.LibrarySelection, choice cli.LibraryChoice) (*rkllm.Library, error) {
	if len(s.Paths) == 0 {
		return open_version.OpenVersion(s.Path, choice, false)
	}
	var opened []*rkllm.Library
	var failures error
	known := map[string]bool{}
	for _, path := range s.Paths {
		library, err := open_version.OpenVersion(path, choice, true)
		switch {
		case err != nil:
			failures = errors.Join(failures, fmt.Errorf("%s: %w", path, err))
			log_message.LogMessage(utils.LevelWarn, "a version of the library cannot be opened, and is left out",
				"path", path, "reason", err)
		case known[library.BlobID]:
			close_libraries.CloseLibraries(library)
		default:
			known[library.BlobID] = true
			opened = append(opened, library)
		}
	}
	if len(opened) == 0 {
		return nil, fmt.Errorf("none of the libraries can be opened:\n%w", failures)
	}
	return create_versions.CreateVersions(opened, choice.Verdicts), nil
}
