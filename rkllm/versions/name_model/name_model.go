// Package name_model tells models apart.
package name_model

import (
	"crypto/sha256"
	"fmt"
	"io"
	"os"

	"rkllmd/rkllm"
)

// NameModel returns by what a model is known again: the size of its file, when it was last changed, and a hash of its
// first rkllm.ModelSample bytes. paths are those of an rkllm_init, which check_paths has opened. It also returns the
// path of the file. "": it cannot be read, or there is none.
//
// **Runs on:** the worker.
func NameModel(paths []rkllm.Path) (identity, path string) {
	for _, one := range paths {
		if one.Use != rkllm.PathModel || one.File == nil {
			continue
		}
		file, err := os.Open(one.Held) // check_paths has opened it to hold it, not to read it
		if err != nil {
			return "", one.Resolved
		}
		defer file.Close()
		info, err := file.Stat()
		if err != nil {
			return "", one.Resolved
		}
		hash := sha256.New()
		if _, err = io.CopyN(hash, file, rkllm.ModelSample); err != nil && err != io.EOF {
			return "", one.Resolved
		}
		return fmt.Sprintf("%d %d %x", info.Size(), info.ModTime().UnixNano(), hash.Sum(nil)), one.Resolved
	}
	return "", ""
}
