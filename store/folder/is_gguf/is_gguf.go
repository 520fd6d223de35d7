// Package is_gguf tells whether a file is a GGUF file.
package is_gguf

import (
	"io"
	"os"

	"rkllmd/store/folder"
)

// IsGGUF reports whether the file at path begins as GGUF files do.
//
// **Runs on:** any thread that may wait.
func IsGGUF(path string) bool {
	file, err := os.Open(path)
	if err != nil {
		return false
	}
	defer file.Close()
	magic := make([]byte, len(folder.Magic))
	_, err = io.ReadFull(file, magic)
	return err == nil && string(magic) == folder.Magic
}
