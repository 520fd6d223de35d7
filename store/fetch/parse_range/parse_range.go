// Package parse_range reads which part of a file an answer is.
package parse_range

import (
	"fmt"
	"net/http"
)

// ParseRange returns where the part of a file begins that an answer with this header brings, and how large the file is.
//
// **Runs on:** any thread.
func ParseRange(header http.Header) (from, size int64, err error) {
	text := header.Get("Content-Range")
	var to int64
	if _, err := fmt.Sscanf(text, "bytes %d-%d/%d", &from, &to, &size); err != nil || from < 0 || to < from ||
		size <= to {
		return 0, 0, fmt.Errorf("it does not say which part of the file it sends: Content-Range is %.80q", text)
	}
	return from, size, nil
}
