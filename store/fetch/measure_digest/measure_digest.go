// Package measure_digest computes the checksum of a file.
package measure_digest

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"sync/atomic"

	"rkllmd/store/fetch"
)

// MeasureDigest returns the SHA-256 of all of file; checked counts the bytes.
//
// **Runs on:** any thread that may wait. It takes as long as reading the file does.
func MeasureDigest(ctx context.Context, file io.ReaderAt, checked *atomic.Int64) (string, error) {
	digest := sha256.New()
	piece := make([]byte, fetch.PieceSize)
	checked.Store(0)
	for at := int64(0); ; {
		got, err := file.ReadAt(piece, at)
		digest.Write(piece[:got])
		at += int64(got)
		checked.Store(at)
		switch {
		case err == io.EOF:
			return hex.EncodeToString(digest.Sum(nil)), nil
		case err != nil:
			return "", fmt.Errorf("cannot read what has come: %w", err)
		case ctx.Err() != nil:
			return "", ctx.Err()
		}
	}
}
