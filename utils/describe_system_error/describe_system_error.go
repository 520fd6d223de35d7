// Package describe_system_error words an error of the operating system.
package describe_system_error

import (
	"errors"
	"fmt"
	"io"
	"syscall"

	"rkllmd/utils"
)

// DescribeSystemError returns err as people should read it: what went wrong (utils.SystemErrors), once, without the
// names of system calls, and without the path, which the caller's message has. errors.Is and errors.As see err behind
// it. What is no error of the operating system stays as it is.
//
// **Runs on:** any thread.
func DescribeSystemError(err error) error {
	var number syscall.Errno
	words := ""
	switch {
	case errors.As(err, &number):
		if words = utils.SystemErrors[number]; words == "" {
			words = number.Error()
		}
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		words = "it ends too early"
	default:
		return err
	}
	return fmt.Errorf("%s%.0w", words, err)
}
