// Package create_library makes the record of a library.
package create_library

import (
	"strings"

	"rkllmd/rkllm"
)

// CreateLibrary returns what is known of a library of which detect_version has found out the version: its names, its
// structures, and whether its rkllm_run_async is broken. It has no functions yet.
//
// **Runs on:** any thread.
func CreateLibrary(d *rkllm.Detection) *rkllm.Library {
	library := &rkllm.Library{Name: d.Path, Version: d.Version, Evidence: d.Evidence, BlobID: d.BlobID}
	for _, layout := range rkllm.Layouts {
		if layout.Generation == d.Generations[0] {
			library.Layout = layout
		}
	}
	library.RunAsyncBroken = strings.Contains("ABb", library.Layout.Generation) || d.Version == "1.2.1"
	return library
}
