// Package is_missing_inside tells where a path ends that leads to nothing.
package is_missing_inside

import (
	"os"
	"path/filepath"

	"rkllmd/rkllm/call/is_inside"
	"rkllmd/utils/resolve_links"
)

// IsMissingInside tells whether the first name that is not there, on the way that path leads, would stand under one of
// the roots. A link at the end of what is there is followed only where it stands there too: that a link outside exists
// is not told. Links that lead in a circle are as good as missing.
//
// **Runs on:** any thread that may wait. It waits for the file system.
func IsMissingInside(path string, roots []string) bool {
	name := filepath.Clean(path)
	for links := 0; name != "/" && links < 40; {
		above, err := resolve_links.ResolveLinks(filepath.Dir(name))
		if err != nil {
			name = filepath.Dir(name)
			continue
		}
		if !is_inside.IsInside(above, roots) {
			return false
		}
		place := filepath.Join(above, filepath.Base(name))
		if _, err = os.Lstat(place); err != nil {
			return true
		}
		target, err := os.Readlink(place)
		if err != nil {
			return false // it is there
		}
		if name = filepath.Clean(target); !filepath.IsAbs(target) {
			name = filepath.Join(above, target)
		}
		links++
	}
	return name != "/"
}
