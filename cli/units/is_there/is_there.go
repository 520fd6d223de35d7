// Package is_there tells whether there is a file.
package is_there

import "os"

// IsThere tells whether there is anything at path: a file, a folder, or a link that leads nowhere.
//
// **Runs on:** any thread.
func IsThere(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}
