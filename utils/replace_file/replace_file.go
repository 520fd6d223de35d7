// Package replace_file writes a file that is never half there.
package replace_file

import (
	"cmp"
	"os"
	"path/filepath"

	"rkllmd/utils/explain_system_error"
	"rkllmd/utils/write_sealed"
)

// ReplaceFile writes parts and their SHA-256 to path, readable for the owner only: beside it under another name, that begins with prefix, to the
// disk, and then renamed, so that what is at path is never half a file. A symbolic link to a file stays, the file is replaced. After an error
// nothing is left behind.
//
// **Runs on:** any thread, for as long as it takes. Errors: why, for people (explain_system_error); the path is the caller's to tell.
func ReplaceFile(path, prefix string, parts ...[]byte) error {
	if resolved, err := filepath.EvalSymlinks(path); err == nil {
		path = resolved
	}
	file, err := os.CreateTemp(filepath.Dir(path), prefix+"*") // of mode 0600
	if err != nil {
		return explain_system_error.ExplainSystemError(err)
	}
	defer os.Remove(file.Name()) // after the rename there is none
	err = write_sealed.WriteSealed(file, parts...)
	if err == nil {
		err = file.Sync()
	}
	if err = cmp.Or(err, file.Close()); err == nil {
		err = os.Rename(file.Name(), path)
	}
	return explain_system_error.ExplainSystemError(err)
}
