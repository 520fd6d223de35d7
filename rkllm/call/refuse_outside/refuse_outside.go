// Package refuse_outside says that a path is not allowed.
package refuse_outside

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"rkllmd/rkllm/call/is_missing_inside"
	"rkllmd/utils/describe_system_error"
)

// RefuseOutside returns the error that path cannot be used. Where roots are given, it tells why (cause) only if path
// leads into one of them up to its first name that is not there: what exists outside is nobody's affair, so all paths
// that lead there get the same answer.
//
// **Runs on:** any thread that may wait. It waits for the file system.
func RefuseOutside(path string, roots []string, cause error) error {
	if cause != nil && (len(roots) == 0 || is_missing_inside.IsMissingInside(path, roots)) {
		link := ""
		if target, err := os.Readlink(path); err == nil && errors.Is(cause, fs.ErrNotExist) {
			link = fmt.Sprintf(" (it is a link to %.200q)", target)
		}
		return fmt.Errorf("%.200q cannot be used: %w%s", path, describe_system_error.DescribeSystemError(cause), link)
	}
	return fmt.Errorf("%.200q is outside the directories that this daemon may use: %s", path,
		strings.Join(roots, ", "))
}
