// Package close_part closes the files of a download.
package close_part

import (
	"os"

	"rkllmd/store/fetch"
)

// ClosePart closes the files of part.
//
// **Runs on:** any thread that may wait.
func ClosePart(part *fetch.Part) {
	for _, file := range []*os.File{part.Data, part.Marks} {
		if file != nil {
			file.Close()
		}
	}
}
