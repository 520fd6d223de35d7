// Package open_path holds what a path names.
package open_path

import (
	"os"
	"strings"

	"golang.org/x/sys/unix"
)

// OpenPath opens what path names, an absolute path without links and dots, one directory after the other and without
// following any link, so that what it returns lies where path says. Nothing is read or begun by that (O_PATH); a link
// at the end is opened itself. (openat2 would do the same with one call, but kernels before 5.6 do not have it.)
//
// **Runs on:** any thread that may wait. It waits for the file system. Errors: the file system's; a link on the way is
// ENOTDIR.
func OpenPath(path string) (*os.File, error) {
	const flags = unix.O_PATH | unix.O_NOFOLLOW | unix.O_CLOEXEC
	// The first name with its slash, not "/" and then that: an emulator with a root of its own (qemu -L) would open
	// its own "/".
	fd, name, rest := unix.AT_FDCWD, "", strings.TrimPrefix(path, "/")
	for prefix, inner := "/", true; inner; prefix = "" {
		how := flags
		if name, rest, inner = strings.Cut(rest, "/"); inner {
			how |= unix.O_DIRECTORY
		}
		next, err := unix.Openat(fd, prefix+name, how, 0)
		if fd >= 0 {
			unix.Close(fd)
		}
		if err != nil {
			return nil, &os.PathError{Op: "open", Path: path, Err: err}
		}
		fd = next
	}
	return os.NewFile(uintptr(fd), path), nil
}
