// Package plan_file asks a server about a file.
package plan_file

import (
	"cmp"
	"context"
	"fmt"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/name_tag"
	"rkllmd/store/fetch/parse_range"
	"rkllmd/store/remote"
	"rkllmd/store/remote/ask_again"
)

// PlanFile asks for the first byte of job's file, and returns how large it is, whether the server takes ranges, and how
// it is divided. Its tag is kept only where no checksum is known: the copies of a hub may have tags of their own.
//
// **Runs on:** any thread that may wait.
func PlanFile(ctx context.Context, job *fetch.Job) (plan fetch.Plan, err error) {
	answer, err := ask_again.AskAgain(ctx, job.Client, remote.Query{URL: job.URL, Range: "bytes=0-0"})
	if err != nil {
		return plan, err
	}
	defer answer.Body.Close()
	host := answer.Request.URL.Host
	plan = fetch.Plan{Size: answer.ContentLength, SHA256: cmp.Or(job.SHA256, answer.LinkedETag),
		Tag: name_tag.NameTag(answer.Header), Ranged: answer.StatusCode == remote.StatusPartialContent}
	if plan.Ranged {
		if _, plan.Size, err = parse_range.ParseRange(answer.Header); err != nil {
			return plan, fmt.Errorf("%s: %w", host, err)
		}
	}
	switch {
	case plan.Size <= 0:
		return plan, fmt.Errorf("%s does not say how large the file is", host)
	case job.Size > 0 && job.Size != plan.Size:
		return plan, fmt.Errorf("%w: %s has %d bytes, and the hub tells of %d", fetch.ErrChecksum, host, plan.Size,
			job.Size)
	}
	if plan.SHA256 != "" {
		plan.Tag = ""
	}
	plan.Step = min(max(plan.Size/fetch.MostRanges, fetch.LeastStep), fetch.MostStep)
	if !plan.Ranged {
		plan.Step = plan.Size
	}
	return plan, nil
}
