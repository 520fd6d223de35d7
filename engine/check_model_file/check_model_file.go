// Package check_model_file reads and checks a model file.
package check_model_file

import (
	"fmt"
	"io"
	"os"
	"syscall"

	"rkllmd/engine"
	"rkllmd/engine/check_gguf_header"
	"rkllmd/engine/name_file_kind"
	"rkllmd/engine/read_gguf_header"
)

// CheckModelFile reads the header of the GGUF file at path and checks all that llama.cpp would end the process over: what it
// accepts can be given to load_model. The weights are not read.
//
// **Runs on:** any thread. The error names the file and says what it is instead, what is wrong with it or, for one that is
// cut off (engine.ErrTruncated), how much is missing.
func CheckModelFile(path string) (engine.Facts, error) {
	var facts engine.Facts
	file, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0) // a pipe must not make us wait for its writer
	if err != nil {
		return facts, fmt.Errorf("the model cannot be opened: %w", err)
	}
	defer file.Close()
	info, err := file.Stat()
	switch {
	case err != nil:
		return facts, err
	case info.IsDir():
		return facts, fmt.Errorf("%s is a directory, not a model file", path)
	case !info.Mode().IsRegular():
		return facts, fmt.Errorf("%s is not a regular file", path)
	case info.Size() == 0:
		return facts, fmt.Errorf("%s is empty", path)
	}
	head := make([]byte, 512)
	n, err := io.ReadFull(file, head)
	if n == 0 {
		return facts, fmt.Errorf("%s cannot be read: %w", path, err)
	}
	if string(head[:min(n, 4)]) != "GGUF" {
		return facts, fmt.Errorf("%s is not a GGUF model but %s", path, name_file_kind.NameFileKind(path, head[:n]))
	}
	if _, err := file.Seek(4, io.SeekStart); err != nil {
		return facts, fmt.Errorf("%s cannot be read: %w", path, err)
	}
	h, err := read_gguf_header.ReadGGUFHeader(file, uint64(info.Size()))
	if err == nil {
		facts, err = check_gguf_header.CheckGGUFHeader(h)
	}
	if err != nil {
		return engine.Facts{}, fmt.Errorf("%s cannot be used: %w", path, err)
	}
	return facts, nil
}
