// Package take_ranges downloads one range after the other.
package take_ranges

import (
	"context"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/count_ranges"
	"rkllmd/store/fetch/resume_range"
)

// TakeRanges downloads ranges of part that nobody has taken yet, one after the other, until there are no more.
//
// **Runs on:** a goroutine of its own.
func TakeRanges(ctx context.Context, part *fetch.Part) error {
	for {
		i := int(part.Next.Add(1) - 1)
		if i >= count_ranges.CountRanges(part.Plan) {
			return nil
		}
		if err := resume_range.ResumeRange(ctx, part, i); err != nil {
			return err
		}
	}
}
