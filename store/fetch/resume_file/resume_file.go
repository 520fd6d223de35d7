// Package resume_file downloads a file.
package resume_file

import (
	"context"
	"errors"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/clear_folder"
	"rkllmd/store/fetch/run_part"
)

// ResumeFile downloads the file of job into its folder, or what of it is not there yet, and returns it when its
// SHA-256 is the promised one. If the file has changed on the server, or what was there from before does not fit, all
// of it is fetched anew, once. After an error the folder keeps what has come, for the next time, unless that is wrong.
//
// **Runs on:** any thread that may wait. One call at a time for a folder (lock_folder).
func ResumeFile(ctx context.Context, job *fetch.Job) (fetch.Fetched, error) {
	fetched, resumed, err := run_part.RunPart(ctx, job)
	wrong := errors.Is(err, fetch.ErrChanged) || errors.Is(err, fetch.ErrChecksum)
	if wrong {
		clear_folder.ClearFolder(job.Folder)
	}
	if errors.Is(err, fetch.ErrChanged) || wrong && resumed {
		fetched, _, err = run_part.RunPart(ctx, job)
		if errors.Is(err, fetch.ErrChanged) || errors.Is(err, fetch.ErrChecksum) {
			clear_folder.ClearFolder(job.Folder)
		}
	}
	return fetched, err
}
