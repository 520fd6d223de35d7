// Package list_versions names the versions of the library whose structures are known.
package list_versions

import (
	"strings"

	"rkllmd/rkllm"
)

// ListVersions returns the versions of the generations whose letters are given, of all for "", in order, with ", "
// between them.
//
// **Runs on:** any thread.
func ListVersions(generations string) string {
	var versions []string
	for _, layout := range rkllm.Layouts {
		if generations == "" || strings.Contains(generations, layout.Generation) {
			versions = append(versions, layout.Versions...)
		}
	}
	return strings.Join(versions, ", ")
}
