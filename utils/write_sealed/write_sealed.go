// Package write_sealed writes the contents of a file with a checksum.
package write_sealed

import (
	"crypto/sha256"
	"io"
)

// WriteSealed writes parts to file, one behind the other, and the SHA-256 of all of them behind these. It stops at the
// first error.
//
// **Runs on:** any thread that may wait. It takes as long as the work does.
func WriteSealed(file io.Writer, parts ...[]byte) error {
	digest := sha256.New()
	for _, part := range parts {
		digest.Write(part) // never fails
		if _, err := file.Write(part); err != nil {
			return err
		}
	}
	_, err := file.Write(digest.Sum(nil))
	return err
}
