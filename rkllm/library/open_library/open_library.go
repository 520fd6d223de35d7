// Package open_library opens Rockchip's library.
package open_library

import (
	"fmt"
	"strings"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_library"
	"rkllmd/rkllm/library/describe_load_error"
	"rkllmd/rkllm/library/detect_version"
	"rkllmd/rkllm/library/find_symbol"
	"rkllmd/rkllm/library/list_addresses"
	"rkllmd/rkllm/library/load_object"
	"rkllmd/rkllm/library/log_version"
)

// OpenLibrary loads the librkllmrt at path and resolves every function of its generation. version is the operator's
// word for its version, "" to have it detected. Nothing is loaded before the file is known to be a library of a known
// version for this processor, and nothing is ever unloaded. What is worth knowing about the version is logged.
//
// **Runs on:** any thread. The library's constructors run on it. Errors: those of detect_version, or of read_library
// and set_version; the dynamic linker's, with what to do; the missing functions, all of them.
func OpenLibrary(path, version string) (*rkllm.Library, error) {
	d, err := detect_version.DetectVersion(path, version)
	if err != nil {
		return nil, err
	}
	object, err := load_object.LoadObject(d.Path)
	if err != nil {
		return nil, describe_load_error.DescribeLoadError(d.Path, err)
	}
	library := create_library.CreateLibrary(&d)
	addresses := list_addresses.ListAddresses(library)
	var missing []string
	for _, function := range rkllm.Functions {
		if !strings.Contains(function.Generations, library.Layout.Generation) {
			continue
		}
		address := find_symbol.FindSymbol(object, function.Name)
		if *addresses[function.Name] = address; address == nil {
			missing = append(missing, function.Name)
		}
	}
	if missing != nil {
		return nil, fmt.Errorf("%s cannot be version %s (%s): it does not have %s", d.Path, d.Version, d.Evidence,
			strings.Join(missing, ", "))
	}
	log_version.LogVersion(&d, library)
	return library, nil
}
