// Package prepare_file gets one file.
package prepare_file

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"rkllmd/store"
	"rkllmd/store/fetch"
	"rkllmd/store/fetch/clear_folder"
	"rkllmd/store/fetch/lock_folder"
	"rkllmd/store/fetch/remove_left"
	"rkllmd/store/fetch/resume_file"
	"rkllmd/store/folder/is_gguf"
	"rkllmd/store/pull"
	"rkllmd/store/pull/copy_local"
	"rkllmd/store/pull/find_there"
)

// PrepareFile sees to it that the file is on this disk, and returns where, and its SHA-256: at its place already, where
// known, the manifest of the model, or the file itself says that it is the right one, or in folder, that of its
// download, which stays locked then.
//
// **Runs on:** any thread that may wait. The caller closes the lock, when the file has got its name.
func PrepareFile(ctx context.Context, options pull.Options, file pull.Wanted, folder string,
	known *store.Manifest) (prepared pull.Prepared, err error) {
	digest, err := find_there.FindThere(ctx, file, known)
	if err != nil || digest != "" {
		options.Tell(pull.Event{Stage: pull.StageThere, File: file.File})
		if err == nil {
			remove_left.RemoveLeft(folder)
		}
		return pull.Prepared{Place: file.Path, SHA256: digest}, err
	}
	lock, err := lock_folder.LockFolder(folder)
	if err != nil {
		return prepared, err
	}
	defer func() {
		if err != nil {
			lock.Close()
		}
	}()
	progress := &fetch.Progress{}
	progress.Total.Store(file.Size)
	options.Tell(pull.Event{Stage: pull.StageFile, File: file.File, Progress: progress})
	job := &fetch.Job{Client: options.Client, URL: file.URL, Size: file.Size, SHA256: file.SHA256, Folder: folder,
		Connections: options.Connections, Progress: progress}
	get := resume_file.ResumeFile
	if file.URL == "" {
		job.URL, get = file.File.Path, copy_local.CopyLocal
	}
	fetched, err := get(ctx, job)
	if err != nil {
		return prepared, err
	}
	if strings.EqualFold(filepath.Ext(file.Path), ".gguf") && !is_gguf.IsGGUF(fetched.Path) {
		clear_folder.ClearFolder(folder)
		return prepared, fmt.Errorf("it is no GGUF file, whatever its name is: perhaps the address is that of a page")
	}
	return pull.Prepared{Place: fetched.Path, SHA256: fetched.SHA256, Lock: lock}, nil
}
