// Package create_versions puts versions of the library side by side.
package create_versions

import (
	"slices"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/compare_versions"
	"rkllmd/rkllm/versions/wrap_watch"
)

// CreateVersions makes the libraries, which are isolated and have no model, versions of each other (Library.Versions),
// and returns the newest. Of one alone it returns that.
//
// **Runs on:** any thread. Nobody else uses the libraries yet.
func CreateVersions(libraries []*rkllm.Library, verdicts *rkllm.Verdicts) *rkllm.Library {
	if len(libraries) == 1 {
		return libraries[0]
	}
	v := &rkllm.Versions{Libraries: slices.Clone(libraries), Verdicts: verdicts}
	slices.SortStableFunc(v.Libraries, compare_versions.CompareVersions)
	for _, library := range v.Libraries {
		library.Versions = v
		library.Isolated.Watch = wrap_watch.WrapWatch(v, library.Isolated.Watch)
	}
	return v.Libraries[0]
}
