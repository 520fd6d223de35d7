// Package find_layout finds the layout of a version of the library.
package find_layout

import (
	"slices"

	"rkllmd/rkllm"
)

// FindLayout returns the layout that a version has, nil when the version is not known.
//
// **Runs on:** any thread.
func FindLayout(version string) *rkllm.Layout {
	for _, layout := range rkllm.Layouts {
		if slices.Contains(layout.Versions, version) {
			return layout
		}
	}
	return nil
}
