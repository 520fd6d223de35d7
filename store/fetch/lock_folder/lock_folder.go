// Package lock_folder has one process at a time fetch a file.
package lock_folder

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"

	"rkllmd/store/fetch"
)

// LockFolder makes the folder at path, of a job, and locks it until the file that it returns is closed, or the process
// ends. Errors: fetch.ErrBusy, somebody else has it.
//
// **Runs on:** any thread that may wait.
func LockFolder(path string) (*os.File, error) {
	for {
		if err := os.MkdirAll(path, 0o755); err != nil {
			return nil, err
		}
		file, err := os.OpenFile(filepath.Join(path, fetch.LockName), os.O_CREATE|os.O_RDWR, 0o644)
		if errors.Is(err, fs.ErrNotExist) {
			continue // who had it has removed the folder
		}
		if err != nil {
			return nil, err
		}
		if err := unix.Flock(int(file.Fd()), unix.LOCK_EX|unix.LOCK_NB); err != nil {
			file.Close()
			return nil, fmt.Errorf("%w (%s)", fetch.ErrBusy, file.Name())
		}
		mine, err := file.Stat()
		there, gone := os.Stat(file.Name())
		if err == nil && gone == nil && os.SameFile(mine, there) {
			return file, nil
		}
		file.Close() // who had it has removed it meanwhile
	}
}
