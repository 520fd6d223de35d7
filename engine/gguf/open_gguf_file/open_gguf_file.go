// Package open_gguf_file opens a GGUF file.
package open_gguf_file

import (
	"fmt"
	"io"
	"os"
	"syscall"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/name_file_kind"
	"rkllmd/engine/gguf/open_builtin_model"
	"rkllmd/engine/gguf/read_gguf_header"
	"rkllmd/utils/describe_system_error"
)

// OpenGGUFFile opens the GGUF file at path and reads its header. The caller closes the file. kind is what the errors
// call it: "model" or "LoRA adapter". It may be one inside this program (open_builtin_model).
//
// **Runs on:** any thread. The error names the file and says what it is instead, or what is wrong with its header.
func OpenGGUFFile(path, kind string) (*os.File, *gguf.Header, error) {
	name, err := open_builtin_model.OpenBuiltinModel(path)
	if err != nil {
		return nil, nil, err
	}
	file, err := os.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0) // a pipe must not make us wait for its writer
	if err != nil {
		return nil, nil, fmt.Errorf("the %s %s cannot be opened: %w", kind, path,
			describe_system_error.DescribeSystemError(err))
	}
	info, err := file.Stat()
	switch {
	case err != nil:
	case info.IsDir():
		err = fmt.Errorf("%s is a directory, not a %s file", path, kind)
	case !info.Mode().IsRegular():
		err = fmt.Errorf("%s is not a regular file", path)
	case info.Size() == 0:
		err = fmt.Errorf("%s is empty", path)
	}
	if err != nil {
		file.Close()
		return nil, nil, err
	}
	head := make([]byte, 512)
	n, err := io.ReadFull(file, head)
	if n == 0 {
		file.Close()
		return nil, nil, fmt.Errorf("%s cannot be read: %w", path, describe_system_error.DescribeSystemError(err))
	}
	if string(head[:min(n, 4)]) != "GGUF" {
		file.Close()
		return nil, nil, fmt.Errorf("%s is not a GGUF %s but %s", path, kind, name_file_kind.NameFileKind(path,
			head[:n]))
	}
	if _, err := file.Seek(4, io.SeekStart); err != nil {
		file.Close()
		return nil, nil, fmt.Errorf("%s cannot be read: %w", path, describe_system_error.DescribeSystemError(err))
	}
	h, err := read_gguf_header.ReadGGUFHeader(file, uint64(info.Size()))
	if err != nil {
		file.Close()
		return nil, nil, fmt.Errorf("%s cannot be used: %w", path, err)
	}
	return file, h, nil
}
