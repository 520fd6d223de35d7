// Package check_state_target checks where a prompt cache or a session is to be written.
package check_state_target

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"

	"rkllmd/engine"
	"rkllmd/utils/describe_system_error"
	"rkllmd/utils/find_opened"
)

// CheckStateTarget checks that a file of that kind can be written to path: the folder is there and can be written, and
// what path names is nothing yet, an empty file or another file of the kind, of this version or another one. No other
// file is ever replaced. Where the folder was checked before (find_opened), a link in it is not followed.
//
// **Runs on:** any thread.
func CheckStateTarget(path string, kind engine.StateKind) error {
	name, held := find_opened.FindOpened(path)
	look, flags := os.Stat, os.O_RDONLY
	if held {
		look, flags = os.Lstat, os.O_RDONLY|unix.O_NOFOLLOW
	}
	info, absent := look(name)
	if absent == nil && !info.Mode().IsRegular() {
		return fmt.Errorf("%s to %s: it is there and is not a regular file", kind.Refusal, path)
	}
	folder := filepath.Dir(path)
	parent, err := os.Stat(filepath.Dir(name))
	switch {
	case err != nil:
		return fmt.Errorf("%s to %s: the folder %s cannot be used: %w", kind.Refusal, path, folder,
			describe_system_error.DescribeSystemError(err))
	case !parent.IsDir():
		return fmt.Errorf("%s to %s: %s is not a folder", kind.Refusal, path, folder)
	case unix.Access(filepath.Dir(name), unix.W_OK) != nil:
		return fmt.Errorf("%s to %s: this program may not write to the folder", kind.Refusal, path)
	case errors.Is(absent, fs.ErrNotExist):
		return nil
	case absent != nil:
		return fmt.Errorf("%s to %s: %w", kind.Refusal, path, describe_system_error.DescribeSystemError(absent))
	case info.Size() == 0:
		return nil
	}
	file, err := os.OpenFile(name, flags, 0)
	if err != nil {
		return fmt.Errorf("%s to %s: %w", kind.Refusal, path, describe_system_error.DescribeSystemError(err))
	}
	defer file.Close()
	mark := kind.Magic[:len(kind.Magic)-1]
	magic := make([]byte, len(kind.Magic))
	if _, err := io.ReadFull(file, magic); err != nil || string(magic[:len(mark)]) != mark {
		return fmt.Errorf("%s to %s: it is there and is not a %s; remove it or choose another path",
			kind.Refusal, path, kind.Name)
	}
	return nil
}
