// Package scan_library reads a library's bytes for what tells its version.
package scan_library

import (
	"crypto/sha1"
	"encoding/hex"
	"fmt"
	"io"

	"rkllmd/rkllm/library"
	"rkllmd/rkllm/library/find_versions"
	"rkllmd/utils/describe_system_error"
)

// ScanLibrary reads all of a file of that size, once, in pieces, and returns its blob id and the version that its text
// names (of several, all, with ", " between them).
//
// **Runs on:** any thread. Errors: that it cannot be read, or has another size; they go on where a path has been
// named.
func ScanLibrary(file io.Reader, size int64) (blobID, text string, err error) {
	const overlap = len(library.VersionMark) + library.MaxVersion // of a mark that begins at the end of a piece
	hash := sha1.New()
	fmt.Fprintf(hash, "blob %d\x00", size)
	window := make([]byte, 64<<10)
	kept := 0
	for offset := int64(0); offset < size; {
		n, err := io.ReadAtLeast(file, window[kept:min(int64(len(window)), int64(kept)+size-offset)], 1)
		if err != nil {
			return "", "", fmt.Errorf("cannot be read to its end (%d bytes, read %d): %w", size, offset,
				describe_system_error.DescribeSystemError(err))
		}
		hash.Write(window[kept : kept+n])
		offset += int64(n)
		n += kept
		text = find_versions.FindVersions(text, window[:n], offset == size)
		kept = copy(window, window[max(0, n-overlap):n])
	}
	return hex.EncodeToString(hash.Sum(nil)), text, nil
}
