// Package copy_local copies a file of this machine.
package copy_local

import (
	"context"
	"io"
	"os"
	"path/filepath"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/check_space"
	"rkllmd/store/fetch/clear_folder"
	"rkllmd/store/fetch/describe_write"
	"rkllmd/store/fetch/measure_digest"
	"rkllmd/store/pull"
)

// CopyLocal copies the file at job's URL, a path, into its folder. The filesystem shares the data where it can. When
// ctx ends the copy ends, and nothing of it stays.
//
// **Runs on:** any thread that may wait.
func CopyLocal(ctx context.Context, job *fetch.Job) (fetched fetch.Fetched, err error) {
	from, err := os.Open(job.URL)
	if err != nil {
		return fetched, err
	}
	defer from.Close()
	clear_folder.ClearFolder(job.Folder)
	to, err := os.Create(filepath.Join(job.Folder, fetch.DataName))
	if err != nil {
		return fetched, err
	}
	defer to.Close()
	part := &fetch.Part{Job: job, Data: to, Plan: fetch.Plan{Size: job.Size}}
	if err := check_space.CheckSpace(part); err != nil {
		return fetched, err
	}
	for err == nil {
		if err = ctx.Err(); err == nil {
			got, fault := io.CopyN(to, from, pull.CopySize)
			fetched.Size, err = fetched.Size+got, fault
			job.Progress.Done.Store(fetched.Size)
		}
	}
	if err != io.EOF {
		clear_folder.ClearFolder(job.Folder)
		return fetched, err
	}
	fetched.Path = to.Name()
	if err := to.Sync(); err != nil {
		return fetched, describe_write.DescribeWrite(part, err)
	}
	fetched.SHA256, err = measure_digest.MeasureDigest(ctx, to, &job.Progress.Checked)
	return fetched, err
}
