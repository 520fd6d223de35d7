// Package prepare_file gets one file.
package prepare_file

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path/filepath"
	"strings"

	"rkllmd/store"
	"rkllmd/store/fetch"
	"rkllmd/store/fetch/clear_folder"
	"rkllmd/store/fetch/lock_folder"
	"rkllmd/store/fetch/resume_file"
	"rkllmd/store/folder/is_gguf"
	"rkllmd/store/pull"
	"rkllmd/store/pull/copy_local"
	"rkllmd/store/pull/find_there"
)

// PrepareFile sees to it that the file is on this disk, and returns where, and its SHA-256: at its place already, where
// known, the manifest of the model, or the file itself says that it is the right one, or in the folder of its download.
//
// **Runs on:** any thread that may wait.
func PrepareFile(ctx context.Context, s store.Store, options pull.Options, file pull.Wanted,
	known *store.Manifest) (place, digest string, err error) {
	digest, err = find_there.FindThere(ctx, file, known)
	if err != nil || digest != "" {
		options.Tell(pull.Event{Stage: pull.StageThere, File: file.File})
		return file.Path, digest, err
	}
	key := sha256.Sum256([]byte(cmp.Or(file.SHA256, file.URL, file.File.Path)))
	folder := filepath.Join(s.Folder, store.PullFolder, hex.EncodeToString(key[:])[:pull.KeySize])
	lock, err := lock_folder.LockFolder(folder)
	if err != nil {
		return "", "", err
	}
	defer lock.Close()
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
		return "", "", err
	}
	if strings.EqualFold(filepath.Ext(file.Path), ".gguf") && !is_gguf.IsGGUF(fetched.Path) {
		clear_folder.ClearFolder(folder)
		return "", "", fmt.Errorf("it is no GGUF file, whatever its name is: perhaps the address is that of a page")
	}
	return fetched.Path, fetched.SHA256, nil
}
