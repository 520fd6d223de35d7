// Package replace_file writes a file that is never half there.
package replace_file

import (
	"os"
	"path/filepath"

	"rkllmd/utils/describe_system_error"
	"rkllmd/utils/find_opened"
	"rkllmd/utils/write_sealed"
)

// ReplaceFile writes parts and their SHA-256 to path, readable for the owner only: beside it under another name, that
// begins with prefix, to the disk, and then renamed, so that what is at path is never half a file. A symbolic link to a
// file stays, the file is replaced; but where the directory was checked before (find_opened), a link that has come into
// it since is replaced itself. After an error nothing is left behind.
//
// **Runs on:** any thread that may wait. It takes as long as the work does. Errors: why, for people
// (describe_system_error); the path is the caller's to tell.
func ReplaceFile(path, prefix string, parts ...[]byte) error {
	name, held := find_opened.FindOpened(path)
	if resolved, err := filepath.EvalSymlinks(path); err == nil && !held {
		name = resolved
	}
	path = name
	file, err := os.CreateTemp(filepath.Dir(path), prefix+"*") // of mode 0600
	if err != nil {
		return describe_system_error.DescribeSystemError(err)
	}
	defer os.Remove(file.Name()) // after the rename there is none
	defer file.Close()           // after an error; otherwise it is closed by then
	if err := write_sealed.WriteSealed(file, parts...); err != nil {
		return describe_system_error.DescribeSystemError(err)
	}
	if err := file.Sync(); err != nil {
		return describe_system_error.DescribeSystemError(err)
	}
	if err := file.Close(); err != nil {
		return describe_system_error.DescribeSystemError(err)
	}
	return describe_system_error.DescribeSystemError(os.Rename(file.Name(), path))
}
