// Package replace_text writes a small file that is never half there.
package replace_text

import (
	"errors"
	"os"
	"path/filepath"
)

// ReplaceText writes text to path, with that mode: beside it under another name, to the disk, and then renamed.
//
// **Runs on:** any thread that may wait.
func ReplaceText(path string, text []byte, mode os.FileMode) error {
	file, err := os.CreateTemp(filepath.Dir(path), ".rkllmd-*")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name()) // after the rename there is none
	defer file.Close()           // after an error; otherwise it is closed by then
	if _, err := file.Write(text); err != nil {
		return err
	}
	if err := errors.Join(file.Chmod(mode), file.Sync(), file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), path)
}
