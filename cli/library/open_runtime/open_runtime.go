// Package open_runtime opens the library that is served.
package open_runtime

import (
	"rkllmd/cli"
	"rkllmd/cli/library/check_selection"
	"rkllmd/cli/library/choose_library"
	"rkllmd/cli/library/open_embedded"
	"rkllmd/cli/library/open_vendor"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/set_defaults"
	"rkllmd/rkllm/crash/watch_crashes"
	"rkllmd/rkllm/library/list_libraries"
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
	if err := check_selection.CheckSelection(s, choice, embedded); err != nil {
		return nil, err
	}
	if s.Path == cli.EmbeddedLibrary {
		library, err = open_embedded.OpenEmbedded(s, choice, embedded)
	} else {
		library, err = open_vendor.OpenVendor(s, choice)
	}
	if err != nil {
		return nil, err
	}
	if library.Isolated == nil {
		watch_crashes.WatchCrashes(library)
		if err := set_defaults.SetDefaults(library); err != nil {
			return nil, err
		}
	}
	log_message.LogMessage(utils.LevelInfo, "library", "path", library.Name, "version", library.Version,
		"generation", library.Layout.Generation, "evidence", library.Evidence, "because", s.Reason,
		"versions", len(list_libraries.ListLibraries(library)))
	return library, nil
}
