// Package read_library looks into a library file without loading it.
package read_library

import (
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library"
	"rkllmd/rkllm/library/read_object"
	"rkllmd/rkllm/library/scan_library"
	"rkllmd/utils/describe_system_error"
)

// ReadLibrary returns what can be seen in a library file: its blob id, the version in its text, what it exports and
// needs. Nothing in it is run. Symbolic links are followed.
//
// **Runs on:** any thread. Errors: that the file cannot be read, or is no shared library that this program could load,
// with what it is.
func ReadLibrary(path string) (rkllm.Detection, error) {
	d := rkllm.Detection{Path: path}
	if absolute, err := filepath.Abs(path); err == nil {
		d.Path = absolute
	}
	if resolved, err := filepath.EvalSymlinks(d.Path); err == nil {
		d.Path = resolved
	}
	file, err := os.OpenFile(d.Path, os.O_RDONLY|unix.O_NONBLOCK, 0) // a pipe without a writer must not block
	if err != nil {
		return d, fmt.Errorf("the library %s cannot be read: %w", d.Path, describe_system_error.DescribeSystemError(
			err))
	}
	defer file.Close()
	info, err := file.Stat()
	switch {
	case err != nil:
		return d, fmt.Errorf("the library %s cannot be read: %w", d.Path, describe_system_error.DescribeSystemError(
			err))
	case info.IsDir():
		return d, fmt.Errorf("%s is a directory: give the path of the library itself, such as %s", d.Path,
			filepath.Join(d.Path, library.Name))
	case !info.Mode().IsRegular():
		return d, fmt.Errorf("%s is no regular file, so it cannot be a shared library", d.Path)
	case info.Size() > library.MaxLibrary:
		return d, fmt.Errorf("%s has %d bytes, too many for a %s, which has less than 10 MB", d.Path, info.Size(),
			library.Name)
	}
	d.Size = info.Size()
	if err := read_object.ReadObject(&d, file); err != nil {
		return d, fmt.Errorf("%s %w", d.Path, err)
	}
	if d.BlobID, d.Text, err = scan_library.ScanLibrary(file, d.Size); err != nil {
		return d, fmt.Errorf("%s %w", d.Path, err)
	}
	return d, nil
}
