// Package lock_names has one pull at a time give names.
package lock_names

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"time"

	"rkllmd/store"
	"rkllmd/store/fetch"
	"rkllmd/store/fetch/lock_folder"
	"rkllmd/store/pull"
)

// LockNames waits until no other pull, of whatever program, gives names in s, and keeps all others from that until the
// file that it returns is closed, or the process ends.
//
// **Runs on:** any thread that may wait. Errors: lock_folder's, without ErrBusy; ctx's.
func LockNames(ctx context.Context, s store.Store) (*os.File, error) {
	for {
		lock, err := lock_folder.LockFolder(filepath.Join(s.Folder, store.PullFolder, pull.NamesFolder))
		if !errors.Is(err, fetch.ErrBusy) {
			return lock, err
		}
		select {
		case <-time.After(pull.NamesPause):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}
