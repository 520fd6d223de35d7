// Package check_path checks a file name before the library gets it.
package check_path

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/resolve_path"
	"rkllmd/utils/describe_system_error"
)

// CheckPath returns path with all symlinks resolved, which is the name to give to the library. For use PathRead or
// PathModel it must be a regular file, readable and not empty. For PathWrite it must be a regular file that can be
// written, or not exist in a directory that can be written. Where roots are given, the resolved path must lie under one
// of them.
//
// **Runs on:** the worker. It waits for the file system. Follows docs/protocols/jsonrpc-socket.md, "Security". Errors:
// the path, what is wrong with it, and what would be right.
func CheckPath(path string, use rkllm.PathUse, roots []string) (string, error) {
	if !filepath.IsAbs(path) || strings.IndexByte(path, 0) >= 0 {
		return "", fmt.Errorf("%.200q is not an absolute path, such as /home/me/model.rkllm", path)
	}
	resolved, err := resolve_path.ResolvePath(path, use)
	if err != nil {
		return "", fmt.Errorf("%.200q cannot be used: %w", path, describe_system_error.DescribeSystemError(err))
	}
	allowed := len(roots) == 0
	for _, root := range roots {
		below, err := filepath.Rel(root, resolved)
		allowed = allowed || err == nil && filepath.IsLocal(below)
	}
	if !allowed {
		return "", fmt.Errorf("%.200q is outside the directories that this daemon may use: %s", path,
			strings.Join(roots, ", "))
	}
	access, subject := uint32(unix.R_OK), resolved
	if use == rkllm.PathWrite {
		access = unix.W_OK
	}
	info, err := os.Stat(resolved)
	switch {
	case use == rkllm.PathWrite && errors.Is(err, fs.ErrNotExist):
		subject = filepath.Dir(resolved)
	case err != nil:
		return "", fmt.Errorf("%.200q cannot be used: %w", path, describe_system_error.DescribeSystemError(err))
	case info.IsDir():
		return "", fmt.Errorf("%.200q is a directory, not a file", path)
	case !info.Mode().IsRegular():
		return "", fmt.Errorf("%.200q is not a regular file", path)
	case use != rkllm.PathWrite && info.Size() == 0:
		return "", fmt.Errorf("%.200q is an empty file", path)
	}
	if err = unix.Access(subject, access); err != nil {
		return "", fmt.Errorf("%.200q cannot be used: %w for this daemon", path,
			describe_system_error.DescribeSystemError(err))
	}
	return resolved, nil
}
