// Package count_descriptors counts open files.
package count_descriptors

import (
	"os"
)

// CountDescriptors returns how many file descriptors this process has open, without the one that it needs to find out.
//
// **Runs on:** any thread that may wait. Errors: /proc is not there.
func CountDescriptors() (int, error) {
	folder, err := os.Open("/proc/self/fd")
	if err != nil {
		return 0, err
	}
	defer folder.Close()
	names, err := folder.Readdirnames(-1)
	return max(len(names)-1, 0), err
}
