// Package refuse_outside says that a path is not allowed.
package refuse_outside

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"rkllmd/utils/describe_system_error"
	"rkllmd/utils/resolve_links"
)

// RefuseOutside returns the error that path cannot be used. Where roots are given, it tells why (cause) only if path
// leads into one of them up to its first name that is not there: what exists outside is nobody's affair, so all paths
// that lead there get the same answer.
//
// **Runs on:** any thread that may wait. It waits for the file system.
func RefuseOutside(path string, roots []string, cause error) error {
	tell := cause != nil && len(roots) == 0
	for name := filepath.Clean(path); !tell && cause != nil && name != "/"; name = filepath.Dir(name) {
		if _, err := os.Lstat(name); err == nil { // a link that leads nowhere, or where it may not
			break
		}
		above, err := resolve_links.ResolveLinks(filepath.Dir(name))
		if err != nil {
			continue
		}
		for _, root := range roots {
			below, err := filepath.Rel(root, above)
			tell = tell || err == nil && filepath.IsLocal(below)
		}
		break
	}
	if tell {
		return fmt.Errorf("%.200q cannot be used: %w", path, describe_system_error.DescribeSystemError(cause))
	}
	return fmt.Errorf("%.200q is outside the directories that this daemon may use: %s", path,
		strings.Join(roots, ", "))
}
