// Package find_there looks whether a file is there already.
package find_there

import (
	"context"
	"os"
	"path/filepath"
	"sync/atomic"

	"rkllmd/store"
	"rkllmd/store/fetch/measure_digest"
	"rkllmd/store/pull"
)

// FindThere returns the SHA-256 of the file where it is at its place already and is the wanted one; "": it is not. That
// the manifest has the promised checksum of a file of this size is enough; without a manifest the file is read.
//
// **Runs on:** any thread that may wait.
func FindThere(ctx context.Context, file pull.Wanted, known *store.Manifest) (string, error) {
	info, err := os.Stat(file.Path)
	if err != nil || file.SHA256 == "" || file.Size > 0 && info.Size() != file.Size {
		return "", nil
	}
	if known != nil {
		for _, one := range known.Files {
			if one.Name == filepath.Base(file.Path) && one.SHA256 == file.SHA256 && one.Size == info.Size() {
				return file.SHA256, nil
			}
		}
	}
	opened, err := os.Open(file.Path)
	if err != nil {
		return "", nil
	}
	defer opened.Close()
	var checked atomic.Int64
	digest, err := measure_digest.MeasureDigest(ctx, opened, &checked)
	if err != nil || digest != file.SHA256 {
		return "", err
	}
	return digest, nil
}
