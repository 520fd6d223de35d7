// Package finish_pull makes a model of what has come.
package finish_pull

import (
	"context"
	"os"
	"path/filepath"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/pull/check_name"
	"rkllmd/store/pull/lock_names"
	"rkllmd/store/pull/place_files"
)

// FinishPull gives the files of plan, which are at places, their names. The model's name is looked at once more, while
// nobody else gives any: another pull may have taken it since this one began. Then what has come stays for later.
//
// **Runs on:** any thread that may wait. Errors: check_name's, lock_names's, place_files's.
func FinishPull(ctx context.Context, s store.Store, plan *pull.Plan, places []string) error {
	lock, err := lock_names.LockNames(ctx, s)
	if err != nil {
		return err
	}
	defer func() {
		os.Remove(lock.Name()) // before it is closed: who waits sees that it is gone, and makes another one
		os.Remove(filepath.Dir(lock.Name()))
		os.Remove(filepath.Dir(filepath.Dir(lock.Name()))) // the folder of all downloads, if it is empty
		lock.Close()
	}()
	if err := check_name.CheckName(ctx, s, plan); err != nil {
		return err
	}
	return place_files.PlaceFiles(plan, places)
}
