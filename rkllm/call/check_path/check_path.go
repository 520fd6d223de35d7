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
	"rkllmd/rkllm/call/is_inside"
	"rkllmd/rkllm/call/open_path"
	"rkllmd/rkllm/call/refuse_outside"
	"rkllmd/rkllm/call/resolve_path"
	"rkllmd/utils/describe_system_error"
)

// CheckPath opens what path names and returns it with the path without symlinks, which is the name to give to the
// library. For use PathRead or PathModel it must be a regular file, readable and not empty. For PathWrite it must be a
// regular file that can be written, or not exist in a directory that can be written; that directory is what is opened
// then. Where roots are given, the resolved path must lie under one of them, and an error does not tell what is
// elsewhere. What is opened was checked itself, not only its name (open_path); the caller closes it.
//
// **Runs on:** the worker. It waits for the file system. Follows docs/protocols/jsonrpc-socket.md, "Security". Errors:
// the path, what is wrong with it, and what would be right.
func CheckPath(path string, use rkllm.PathUse, roots []string) (resolved string, file *os.File, err error) {
	if !filepath.IsAbs(path) || strings.IndexByte(path, 0) >= 0 {
		return "", nil, fmt.Errorf("%.200q is not an absolute path, such as /home/me/model.rkllm", path)
	}
	if resolved, err = resolve_path.ResolvePath(path, use); err != nil {
		return "", nil, refuse_outside.RefuseOutside(path, roots, err)
	}
	if len(roots) != 0 && !is_inside.IsInside(resolved, roots) {
		return "", nil, refuse_outside.RefuseOutside(path, roots, nil)
	}
	held, access, name := resolved, uint32(unix.R_OK), ""
	if use == rkllm.PathWrite {
		held, access, name = filepath.Dir(resolved), unix.W_OK, "/"+filepath.Base(resolved)
	}
	if file, err = open_path.OpenPath(held); err != nil {
		return "", nil, refuse_outside.RefuseOutside(path, roots, err)
	}
	defer func() {
		if err != nil {
			file.Close()
		}
	}()
	subject := fmt.Sprintf("/proc/self/fd/%d", file.Fd())
	var info fs.FileInfo
	if info, err = file.Stat(); use == rkllm.PathWrite && err == nil {
		info, err = os.Lstat(subject + name)
	}
	switch {
	case use == rkllm.PathWrite && errors.Is(err, fs.ErrNotExist):
		name = ""
	case err != nil:
		return "", nil, fmt.Errorf("%.200q cannot be used: %w", path, describe_system_error.DescribeSystemError(err))
	case info.IsDir():
		return "", nil, fmt.Errorf("%.200q is a directory, not a file", path)
	case !info.Mode().IsRegular():
		return "", nil, fmt.Errorf("%.200q is not a regular file", path)
	case use != rkllm.PathWrite && info.Size() == 0:
		return "", nil, fmt.Errorf("%.200q is an empty file", path)
	}
	if err = unix.Access(subject+name, access); err != nil {
		return "", nil, fmt.Errorf("%.200q cannot be used: %w for this daemon", path,
			describe_system_error.DescribeSystemError(err))
	}
	return resolved, file, nil
}
