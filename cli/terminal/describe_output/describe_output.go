// Package describe_output says why nothing more can be written.
package describe_output

import (
	"errors"
	"fmt"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/utils/describe_system_error"
)

// DescribeOutput returns the error for an answer that could not be written, as err says: cli.ErrClosed where who reads
// has had enough, as head has.
//
// **Runs on:** any thread.
func DescribeOutput(err error) error {
	if errors.Is(err, unix.EPIPE) {
		return cli.ErrClosed
	}
	return fmt.Errorf("cannot write the answer: %w", describe_system_error.DescribeSystemError(err))
}
