// Package check_cache_target checks where a prompt cache is to be written.
package check_cache_target

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"

	"rkllmd/engine"
	"rkllmd/utils/explain_system_error"
)

// CheckCacheTarget checks that a prompt cache can be written to path: the folder is there and can be written, and what path
// names is nothing yet, an empty file or another prompt cache. No other file is ever replaced.
//
// **Runs on:** any thread.
func CheckCacheTarget(path string) error {
	info, absent := os.Stat(path)
	if absent == nil && !info.Mode().IsRegular() {
		return fmt.Errorf("the prompt cache cannot be written to %s: it is there and is not a regular file", path)
	}
	folder := filepath.Dir(path)
	parent, err := os.Stat(folder)
	switch {
	case err != nil:
		return fmt.Errorf("the prompt cache cannot be written to %s: the folder %s cannot be used: %w", path, folder, explain_system_error.ExplainSystemError(err))
	case !parent.IsDir():
		return fmt.Errorf("the prompt cache cannot be written to %s: %s is not a folder", path, folder)
	case unix.Access(folder, unix.W_OK) != nil:
		return fmt.Errorf("the prompt cache cannot be written to %s: this program may not write to the folder", path)
	case errors.Is(absent, fs.ErrNotExist):
		return nil
	case absent != nil:
		return fmt.Errorf("the prompt cache cannot be written to %s: %w", path, explain_system_error.ExplainSystemError(absent))
	case info.Size() == 0:
		return nil
	}
	file, err := os.Open(path)
	if err != nil {
		return fmt.Errorf("the prompt cache cannot be written to %s: %w", path, explain_system_error.ExplainSystemError(err))
	}
	defer file.Close()
	magic := make([]byte, len(engine.CacheMagic))
	if _, err := io.ReadFull(file, magic); err != nil || string(magic[:len(magic)-1]) != engine.CacheMagic[:len(magic)-1] {
		return fmt.Errorf("the prompt cache cannot be written to %s: it is there and is not a prompt cache; remove it or choose another path", path)
	}
	return nil
}
