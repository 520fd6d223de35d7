// Package scan_lines reads questions that no person types.
package scan_lines

import (
	"bufio"
	"fmt"
	"io"

	"rkllmd/cli"
	"rkllmd/utils/describe_system_error"
)

// ScanLines hands the lines of in over, until it ends, or cannot be read, or a line is longer than cli.ChatReadLimit;
// then it sets failure, if there is one, and closes lines.
//
// **Runs on:** a goroutine of its own.
func ScanLines(in io.Reader, lines chan<- string, failure *error) {
	defer close(lines)
	scanner := bufio.NewScanner(in)
	scanner.Buffer(nil, cli.ChatReadLimit)
	for scanner.Scan() {
		lines <- scanner.Text()
	}
	if err := scanner.Err(); err != nil {
		*failure = fmt.Errorf("cannot read the questions from standard input: %w",
			describe_system_error.DescribeSystemError(err))
	}
}
