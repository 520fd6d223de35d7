// Package compare_versions orders libraries by their versions.
package compare_versions

import (
	"cmp"
	"strings"

	"rkllmd/rkllm"
)

// CompareVersions orders the newer library before the older one: by their generations, and inside one by the text of
// their versions, which is as long in all of them.
//
// **Runs on:** any thread.
func CompareVersions(a, b *rkllm.Library) int {
	generation := cmp.Compare(strings.Index(rkllm.Generations, b.Layout.Generation),
		strings.Index(rkllm.Generations, a.Layout.Generation))
	return cmp.Or(generation, cmp.Compare(b.Version, a.Version))
}
