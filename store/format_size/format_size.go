// Package format_size writes how large something is.
package format_size

import (
	"strconv"
)

// FormatSize returns bytes for people, in powers of ten as hubs and shops write them: "639 MB", "4.7 GB".
//
// **Runs on:** any thread.
func FormatSize(bytes int64) string {
	units := []string{"B", "kB", "MB", "GB", "TB", "PB", "EB"}
	size, unit := float64(bytes), 0
	for ; size >= 999.5; unit++ {
		size /= 1000
	}
	if unit > 0 && size < 9.95 {
		return strconv.FormatFloat(size, 'f', 1, 64) + " " + units[unit]
	}
	return strconv.FormatFloat(size, 'f', 0, 64) + " " + units[unit]
}
