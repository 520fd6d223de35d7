// Package flush_folder writes a folder to the disk.
package flush_folder

import (
	"os"
)

// FlushFolder has the names in the folder at path written to the disk.
//
// **Runs on:** any thread that may wait.
func FlushFolder(path string) error {
	opened, err := os.Open(path)
	if err != nil {
		return err
	}
	defer opened.Close()
	return opened.Sync()
}
