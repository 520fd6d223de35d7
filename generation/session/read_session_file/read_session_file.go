// Package read_session_file reads a saved session.
package read_session_file

import (
	"fmt"
	"io"
	"os"
	"syscall"

	"rkllmd/engine/memory/read_available_memory"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/session"
	"rkllmd/generation/session/check_session_file"
	"rkllmd/generation/session/parse_session_file"
	"rkllmd/generation/session/parse_session_header"
	"rkllmd/utils/describe_system_error"
)

// ReadSessionFile reads the saved session at path, as write_session_file wrote it. Its header must suit b before the
// rest is read.
//
// **Runs on:** any thread that may wait. It takes as long as the work does. Errors: generation.ErrInvalid with what is
// wrong with the file, ErrNotSupported.
func ReadSessionFile(path string, b *generation.Backend) (f session.File, err error) {
	file, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0) // a pipe must not make us wait for its writer
	if err != nil {
		return f, name_error.NameError(generation.ErrInvalid, "the saved session %s cannot be opened: %w", path,
			describe_system_error.DescribeSystemError(err))
	}
	defer file.Close()
	info, err := file.Stat()
	switch {
	case err != nil:
		return f, name_error.NameError(generation.ErrInvalid, "%s cannot be read: %w", path,
			describe_system_error.DescribeSystemError(err))
	case info.IsDir():
		return f, name_error.NameError(generation.ErrInvalid, "%s is a directory, not a saved session", path)
	case !info.Mode().IsRegular():
		return f, name_error.NameError(generation.ErrInvalid, "%s is not a regular file", path)
	}
	head := make([]byte, min(info.Size(), int64(session.Frame+session.MaxSessionHeader)))
	if _, err := io.ReadFull(file, head); err != nil {
		return f, name_error.NameError(generation.ErrInvalid, "%s cannot be read: %w", path,
			describe_system_error.DescribeSystemError(err))
	}
	if magic := head[:min(len(head), len(session.Magic))]; string(magic) != session.Magic {
		return f, name_error.NameError(generation.ErrInvalid, "%s is not a saved session: it does not begin with %q",
			path, session.Magic)
	}
	header, _, err := parse_session_header.ParseSessionHeader(head, info.Size())
	if err != nil {
		return f, name_error.NameError(generation.ErrInvalid, "%s cannot be used: %w", path, err)
	}
	if err := check_session_file.CheckSessionFile(b, header); err != nil {
		return f, fmt.Errorf("%s cannot be used: %w", path, err)
	}
	if available := read_available_memory.ReadAvailableMemory("/"); available > 0 && uint64(info.Size()) > available {
		return f, name_error.NameError(generation.ErrInvalid, "%s needs %d MB of memory, and %d MB are available", path,
			info.Size()>>20, available>>20)
	}
	whole := make([]byte, info.Size())
	copy(whole, head)
	if _, err := io.ReadFull(file, whole[len(head):]); err != nil {
		return f, name_error.NameError(generation.ErrInvalid, "%s cannot be read: %w", path,
			describe_system_error.DescribeSystemError(err))
	}
	if f, err = parse_session_file.ParseSessionFile(whole); err != nil {
		return f, name_error.NameError(generation.ErrInvalid, "%s cannot be used: %w", path, err)
	}
	return f, nil
}
