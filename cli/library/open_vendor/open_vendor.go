// Package open_vendor opens the vendor's library.
package open_vendor

import (
	"fmt"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/library/open_versions"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/open_library"
	"rkllmd/server/set_file_limit"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// OpenVendor opens the vendor's library that was selected, in this process or, where choice wants it, in one of its
// own.
//
// **Runs on:** the main goroutine. Errors: why the library cannot be used, and what would help.
func OpenVendor(s cli.LibrarySelection, choice cli.LibraryChoice) (library *rkllm.Library, err error) {
	if choice.Exact {
		return nil, fmt.Errorf("--exact (RKLLMD_EXACT) is for the embedded runtime, but %s would be served, "+
			"because %s, and that library cannot be told to compute exactly: "+
			"leave out one of them, or name the embedded runtime with --library embedded (RKLLM_LIBRARY); %w",
			s.Path, s.Reason, cli.ErrUsage)
	}
	if err := set_file_limit.SetFileLimit(0); err != nil {
		return nil, err
	}
	if choice.Isolate {
		library, err = open_versions.OpenVersions(s, choice)
	} else {
		library, err = open_library.OpenLibrary(s.Path, choice.Version)
	}
	switch {
	case err != nil && choice.Path == "":
		return nil, fmt.Errorf("%w; it was found in the usual places: name another one with --library PATH "+
			"(RKLLM_LIBRARY), or the word embedded for the embedded runtime", err)
	case err != nil:
		return nil, err
	case choice.Path == "" && len(s.Candidates) > 1:
		log_message.LogMessage(utils.LevelInfo, "several libraries were found, the first is served", "found",
			strings.Join(s.Candidates, ", "))
	}
	return library, nil
}
