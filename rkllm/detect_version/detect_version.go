// Package detect_version tells which version of the library a file is.
package detect_version

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/choose_version"
	"rkllmd/rkllm/inspect_library"
)

// DetectVersion tells which version of librkllmrt the file at path is, without loading it: by the file's blob id, which is
// exact; else by the text inside it; else by the symbols that it exports, which only tell generation A.
//
// **Runs on:** any. Errors: those of inspect_library; those of choose_version, and then the detection holds what was seen.
func DetectVersion(path string) (rkllm.Detection, error) {
	d, err := inspect_library.InspectLibrary(path)
	if err == nil {
		err = choose_version.ChooseVersion(&d)
	}
	return d, err
}
