// Package list_libraries lists the versions of a library.
package list_libraries

import "rkllmd/rkllm"

// ListLibraries returns the libraries that library is one of (Library.Versions), newest first, or library alone.
//
// **Runs on:** any thread.
func ListLibraries(library *rkllm.Library) []*rkllm.Library {
	if library.Versions == nil {
		return []*rkllm.Library{library}
	}
	return library.Versions.Libraries
}
