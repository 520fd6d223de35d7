// Package detect_version tells which version of the library a file is.
package detect_version

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/choose_version"
	"rkllmd/rkllm/library/read_library"
	"rkllmd/rkllm/library/set_version"
)

// DetectVersion tells which version of librkllmrt the file at path is, without loading it: by the file's blob id,
// which is exact; else by the text inside it; else by the symbols that it exports, which only tell generation A. With
// a version, unless "", the file is taken for that one.
//
// **Runs on:** any thread. Errors: those of read_library; those of choose_version and set_version, and then the
// detection holds what was seen.
func DetectVersion(path, version string) (rkllm.Detection, error) {
	d, err := read_library.ReadLibrary(path)
	if err != nil {
		return d, err
	}
	if version == "" {
		err = choose_version.ChooseVersion(&d)
	} else {
		err = set_version.SetVersion(&d, version)
	}
	return d, err
}
