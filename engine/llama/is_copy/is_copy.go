// Package is_copy tells whether a file is another one once more.
package is_copy

import (
	"bytes"
	"os"
)

// IsCopy returns what tells of another file whether it is, byte for byte, the one at path: packages that cannot hold
// links hold copies.
//
// **Runs on:** any thread. Files that cannot be read are no copies.
func IsCopy(path string) func(other string) bool {
	return func(other string) bool {
		one, err := os.ReadFile(path)
		two, failed := os.ReadFile(other)
		return path == other || err == nil && failed == nil && bytes.Equal(one, two)
	}
}
