// Package read_gguf_hash tells GGUF files apart.
package read_gguf_hash

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_number_or_default"
)

// ReadGGUFHash returns the SHA-256, in hexadecimal, of the header of a GGUF file, of its size and of the first 4,096
// bytes of every tensor, whose places check_gguf_tensors has accepted: two models that differ have different ones, and
// a large file need not be read.
//
// **Runs on:** any thread. Errors: what keeps the file from being read.
func ReadGGUFHash(file io.ReaderAt, h *gguf.Header) (string, error) {
	alignment, err := get_gguf_number_or_default.GetGGUFNumberOrDefault(h, "general.alignment", 1, 1<<20, 32)
	if err != nil {
		return "", err
	}
	digest := sha256.New()
	fmt.Fprintln(digest, h.Size)
	if _, err := io.Copy(digest, io.NewSectionReader(file, 0, int64(h.End))); err != nil {
		return "", err
	}
	start := (h.End + alignment - 1) / alignment * alignment
	beginning := make([]byte, 4096)
	for _, name := range h.Order {
		n, err := file.ReadAt(beginning, int64(start+h.Tensors[name].Offset))
		if err != nil && !errors.Is(err, io.EOF) {
			return "", err
		}
		digest.Write(beginning[:n])
	}
	return hex.EncodeToString(digest.Sum(nil)), nil
}
