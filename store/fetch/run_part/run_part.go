// Package run_part downloads a file, once.
package run_part

import (
	"context"
	"fmt"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/close_part"
	"rkllmd/store/fetch/describe_write"
	"rkllmd/store/fetch/measure_digest"
	"rkllmd/store/fetch/open_part"
	"rkllmd/store/fetch/plan_file"
	"rkllmd/store/fetch/run_ranges"
)

// RunPart downloads what of job's file is not there yet, and checks all of it. resumed tells that some of it was there.
//
// **Runs on:** any thread that may wait.
func RunPart(ctx context.Context, job *fetch.Job) (fetched fetch.Fetched, resumed bool, err error) {
	plan, err := plan_file.PlanFile(ctx, job)
	if err != nil {
		return fetched, false, err
	}
	part, err := open_part.OpenPart(job, plan)
	if err != nil {
		return fetched, false, err
	}
	defer close_part.ClosePart(part)
	if err := run_ranges.RunRanges(ctx, part); err != nil {
		return fetched, part.Resumed, err
	}
	if err := part.Data.Sync(); err != nil {
		return fetched, part.Resumed, describe_write.DescribeWrite(part, err)
	}
	fetched = fetch.Fetched{Path: part.Data.Name(), Size: plan.Size}
	if fetched.SHA256, err = measure_digest.MeasureDigest(ctx, part.Data, &job.Progress.Checked); err != nil {
		return fetched, part.Resumed, err
	}
	if plan.SHA256 != "" && plan.SHA256 != fetched.SHA256 {
		return fetched, part.Resumed, fmt.Errorf("%w: its SHA-256 is %s, and should be %s", fetch.ErrChecksum,
			fetched.SHA256, plan.SHA256)
	}
	return fetched, part.Resumed, nil
}
