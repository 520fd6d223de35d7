// Package open_runtime opens the library that is served.
package open_runtime

import (
	"fmt"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/library/check_selection"
	"rkllmd/cli/library/choose_library"
	"rkllmd/isolation/seam/open_isolated_library"
	"rkllmd/rkllm"
	"rkllmd/rkllm/crash/watch_crashes"
	"rkllmd/rkllm/library/open_library"
	"rkllmd/server/set_file_limit"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// OpenRuntime opens the library that choose_library selects, to compute exactly where that was asked for, has crashes
// in it reported, and logs which one it is and how that is known. A library that was found and cannot be used is an
// error, not a reason to serve another one.
//
// **Runs on:** the main goroutine. There is no socket yet. Errors: why the library cannot be used, and what would help;
// wrapped in cli.ErrUsage where a flag is missing or wrong.
func OpenRuntime(choice cli.LibraryChoice, embedded cli.Embedded, root string) (library *rkllm.Library, err error) {
	s := choose_library.ChooseLibrary(choice, root)
	if err := check_selection.CheckSelection(s, choice.Version, embedded); err != nil {
		return nil, err
	}
	if s.Path == cli.EmbeddedLibrary {
		if choice.Isolate {
			log_message.LogMessage(utils.LevelWarn, "the embedded runtime has no process of its own: --isolate "+
				"(RKLLMD_ISOLATE) is for a vendor's library", "because", s.Reason)
		}
		if choice.Exact || choice.ExactHere != "" {
			if err := embedded.UseExactKernels(true); err != nil {
				return nil, err
			}
		}
		if !choice.Exact && choice.ExactHere != "" {
			log_message.LogMessage(utils.LevelInfo, "the embedded runtime computes exactly, as with --exact", "because",
				choice.ExactHere+" promises it")
		}
		library = embedded.OpenRuntime()
		if warning := embedded.DescribeBuild(); warning != "" {
			log_message.LogMessage(utils.LevelWarn, warning)
		}
		if len(s.NPU.Devices) > 0 && choice.Path == "" {
			log_message.LogMessage(utils.LevelWarn,
				"this machine has an RKNPU, but the embedded runtime computes on the CPU: "+
					"name the vendor's library with --library PATH (RKLLM_LIBRARY)", "because", s.Reason)
		}
	} else {
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
			library, err = open_isolated_library.OpenIsolatedLibrary(s.Path, choice.Version, choice.Limits)
		} else {
			library, err = open_library.OpenLibrary(s.Path, choice.Version)
		}
		switch {
		case err != nil && choice.Path == "":
			return nil, fmt.Errorf("%w; it was found in the usual places: name another one with --library PATH "+
				"(RKLLM_LIBRARY), "+
				"or the word embedded for the embedded runtime", err)
		case err != nil:
			return nil, err
		case choice.Path == "" && len(s.Candidates) > 1:
			log_message.LogMessage(utils.LevelInfo, "several libraries were found, the first is served", "found",
				strings.Join(s.Candidates, ", "))
		}
	}
	if library.Isolated == nil {
		watch_crashes.WatchCrashes(library)
	}
	log_message.LogMessage(utils.LevelInfo, "library", "path", library.Name, "version", library.Version,
		"generation", library.Layout.Generation, "evidence", library.Evidence, "because", s.Reason)
	return library, nil
}
