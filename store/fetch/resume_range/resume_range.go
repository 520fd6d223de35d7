// Package resume_range downloads a range.
package resume_range

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/copy_range"
	"rkllmd/store/fetch/describe_write"
	"rkllmd/store/fetch/measure_range"
	"rkllmd/store/fetch/read_mark"
	"rkllmd/store/fetch/write_mark"
	"rkllmd/store/remote/choose_pause"
	"rkllmd/store/remote/wait_for"
)

// ResumeRange downloads what of range i of part is not there yet. A connection that is cut, or silent, is made again,
// until no byte of the whole file has come for as long as the client's patience.
//
// **Runs on:** one thread at a time. It is the one that has taken the range.
func ResumeRange(ctx context.Context, part *fetch.Part, i int) error {
	_, length := measure_range.MeasureRange(part.Plan, i)
	for try := 0; ; try++ {
		done := read_mark.ReadMark(part, i)
		if done == length {
			return nil
		}
		if !part.Plan.Ranged && done > 0 {
			if err := write_mark.WriteMark(part, i, 0); err != nil {
				return describe_write.DescribeWrite(part, err)
			}
			part.Job.Progress.Done.Add(-done)
			done = 0
		}
		err := copy_range.CopyRange(ctx, part, i, done)
		if err == nil {
			continue
		}
		if errors.Is(err, fetch.ErrChanged) || errors.Is(err, fetch.ErrNoSpace) || errors.Is(err, fetch.ErrWrite) {
			return err
		}
		if read_mark.ReadMark(part, i) > done && part.Plan.Ranged {
			try = 0
		}
		if !part.Plan.Ranged && try+1 >= fetch.MostRestarts {
			return fmt.Errorf("%w; the server takes no ranges, and %d times it has not sent the file to its end", err,
				try+1)
		}
		quiet := time.Since(time.Unix(0, part.Heard.Load()))
		pause, err := choose_pause.ChoosePause(ctx, err, try, part.Job.Client.Patience-quiet)
		if err == nil {
			err = wait_for.WaitFor(ctx, pause)
		}
		if err != nil {
			return err
		}
	}
}
