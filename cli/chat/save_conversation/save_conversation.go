// Package save_conversation writes the file of /save.
package save_conversation

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"rkllmd/utils/replace_text"
)

// SaveConversation writes text to the file at path, for nobody else to read. What a file of that name has held is there
// until all of text is written. A symbolic link stays, and leads to what is written. What is no file, such as a pipe,
// is written as it is, and so is a file in a folder where no other one can be made.
//
// **Runs on:** any thread that may wait.
func SaveConversation(path string, text []byte) error {
	if resolved, err := filepath.EvalSymlinks(path); err == nil {
		path = resolved
	}
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		return os.WriteFile(path, text, 0o600)
	}
	there := err == nil
	if err = replace_text.ReplaceText(path, text, 0o600); there && errors.Is(err, fs.ErrPermission) {
		return os.WriteFile(path, text, 0o600)
	}
	return err
}
