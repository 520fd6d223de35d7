// Package close_libraries gives up a library and its other versions.
package close_libraries

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/list_libraries"
)

// CloseLibraries gives up library, which is isolated, and all those that it is one of.
//
// **Runs on:** any thread that may wait. It waits until their processes have ended. No call is on its way.
func CloseLibraries(library *rkllm.Library) {
	for _, one := range list_libraries.ListLibraries(library) {
		one.Isolated.Close()
	}
}
