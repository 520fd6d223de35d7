// Package check_session_target checks where a session is to be saved.
package check_session_target

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/utils/explain_system_error"
)

// CheckSessionTarget checks that a session can be saved to path: the folder is there and can be written, and what path names is nothing
// yet, an empty file or another saved session. No other file is ever replaced.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid.
func CheckSessionTarget(path string) error {
	folder := filepath.Dir(path)
	info, err := os.Stat(folder)
	switch {
	case err != nil:
		return name_error.NameError(generation.ErrInvalid, "the session cannot be saved to %s: the folder %s cannot be used: %w", path, folder, explain_system_error.ExplainSystemError(err))
	case !info.IsDir():
		return name_error.NameError(generation.ErrInvalid, "the session cannot be saved to %s: %s is not a folder", path, folder)
	case unix.Access(folder, unix.W_OK) != nil:
		return name_error.NameError(generation.ErrInvalid, "the session cannot be saved to %s: this program may not write to the folder", path)
	}
	info, err = os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return name_error.NameError(generation.ErrInvalid, "the session cannot be saved to %s: %w", path, explain_system_error.ExplainSystemError(err))
	case !info.Mode().IsRegular():
		return name_error.NameError(generation.ErrInvalid, "the session cannot be saved to %s: it is there and is not a regular file", path)
	case info.Size() == 0:
		return nil
	}
	file, err := os.Open(path)
	if err != nil {
		return name_error.NameError(generation.ErrInvalid, "the session cannot be saved to %s: %w", path, explain_system_error.ExplainSystemError(err))
	}
	defer file.Close()
	magic := make([]byte, len(generation.SessionMagic))
	if _, err := io.ReadFull(file, magic); err != nil || string(magic[:len(magic)-1]) != generation.SessionMagic[:len(magic)-1] {
		return name_error.NameError(generation.ErrInvalid, "the session cannot be saved to %s: it is there and is not a saved session; remove it or choose another path", path)
	}
	return nil
}
