// Package check_path checks the path of the socket.
package check_path

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"rkllmd/server"
	"rkllmd/utils/describe_system_error"
)

// CheckPath checks that a socket can be made at a path: not empty, no NUL, no "@" first (which Linux takes for a name
// outside the file system), at most server.MaxPath bytes, in a directory that exists. setting is what the path
// comes from, for messages.
//
// **Runs on:** any thread. Errors: what is wrong with the path, and what would be right.
func CheckPath(path, setting string) error {
	switch {
	case path == "":
		return fmt.Errorf("the socket's path is empty: give one with %s", setting)
	case strings.ContainsRune(path, 0) || path[0] == '@':
		return fmt.Errorf(`the socket's path %q must not begin with "@" nor contain a NUL`, path)
	case len(path) > server.MaxPath:
		return fmt.Errorf("the socket's path %s is %d bytes long, the kernel takes at most %d: choose a shorter "+
			"one with %s",
			path, len(path), server.MaxPath, setting)
	}
	directory := filepath.Dir(path)
	info, err := os.Stat(directory)
	switch {
	case os.IsNotExist(err):
		return fmt.Errorf("the directory %s for the socket does not exist: create it, or choose another path with %s",
			directory, setting)
	case err != nil:
		return fmt.Errorf("the directory %s for the socket cannot be used: %w", directory,
			describe_system_error.DescribeSystemError(err))
	case !info.IsDir():
		return fmt.Errorf("%s, where the socket is to be made, is not a directory", directory)
	}
	return nil
}
