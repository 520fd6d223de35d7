// Package open_part opens what is there of a file.
package open_part

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/check_space"
	"rkllmd/store/fetch/clear_folder"
	"rkllmd/store/fetch/close_part"
	"rkllmd/store/fetch/count_ranges"
	"rkllmd/store/fetch/describe_write"
	"rkllmd/store/fetch/read_mark"
	"rkllmd/utils/replace_text"
)

// OpenPart opens what is in job's folder. What is there from another plan is thrown away. There must be space for the
// rest on the disk, which is taken at once where the filesystem can do that.
//
// **Runs on:** any thread that may wait.
func OpenPart(job *fetch.Job, plan fetch.Plan) (opened *fetch.Part, err error) {
	if err := os.MkdirAll(job.Folder, 0o755); err != nil {
		return nil, err
	}
	part := &fetch.Part{Job: job, Plan: plan}
	part.Heard.Store(time.Now().UnixNano())
	known := fetch.Plan{}
	if text, err := os.ReadFile(filepath.Join(job.Folder, fetch.PlanName)); err == nil {
		json.Unmarshal(text, &known)
	}
	if known.SHA256 != "" {
		known.Tag = "" // an earlier version has kept it beside the checksum
	}
	if known != plan {
		clear_folder.ClearFolder(job.Folder)
		text, _ := json.Marshal(plan)
		if err := replace_text.ReplaceText(filepath.Join(job.Folder, fetch.PlanName), text, 0o644); err != nil {
			return nil, describe_write.DescribeWrite(part, err)
		}
	}
	defer func() {
		if err != nil {
			close_part.ClosePart(part)
		}
	}()
	for name, file := range map[string]**os.File{fetch.DataName: &part.Data, fetch.MarkName: &part.Marks} {
		if *file, err = os.OpenFile(filepath.Join(job.Folder, name), os.O_RDWR|os.O_CREATE, 0o644); err != nil {
			return nil, describe_write.DescribeWrite(part, err)
		}
	}
	if err := check_space.CheckSpace(part); err != nil {
		return nil, err
	}
	if err := part.Data.Truncate(plan.Size); err != nil {
		return nil, describe_write.DescribeWrite(part, err)
	}
	err = unix.Fallocate(int(part.Data.Fd()), 0, 0, plan.Size)
	if err != nil && !errors.Is(err, unix.EOPNOTSUPP) {
		return nil, describe_write.DescribeWrite(part, err)
	}
	done := int64(0)
	for i := range count_ranges.CountRanges(plan) {
		done += read_mark.ReadMark(part, i)
	}
	part.Resumed = done > 0
	job.Progress.Total.Store(plan.Size)
	job.Progress.Done.Store(done)
	return part, nil
}
