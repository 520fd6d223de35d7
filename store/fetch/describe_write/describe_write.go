// Package describe_write says why data could not be written.
package describe_write

import (
	"errors"
	"fmt"

	"golang.org/x/sys/unix"

	"rkllmd/store/fetch"
	"rkllmd/store/format_size"
)

// DescribeWrite returns err, of a write of part's, for people: of a disk that is full it is fetch.ErrNoSpace.
//
// **Runs on:** any thread.
func DescribeWrite(part *fetch.Part, err error) error {
	if errors.Is(err, unix.ENOSPC) || errors.Is(err, unix.EDQUOT) {
		return fmt.Errorf("%w: %s of %s have come, and stay in %s; with more space the next pull goes on there (%w)",
			fetch.ErrNoSpace, format_size.FormatSize(part.Job.Progress.Done.Load()),
			format_size.FormatSize(part.Plan.Size), part.Job.Folder, err)
	}
	return fmt.Errorf("%w: %w", fetch.ErrWrite, err)
}
