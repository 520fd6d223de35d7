// Package serve_lines serves a pair of streams.
package serve_lines

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/handle_line"
	"rkllmd/faces/lines/read_lines"
	"rkllmd/faces/lines/stop_runs"
	"rkllmd/faces/lines/write_error"
	"rkllmd/generation"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/utils/describe_system_error"
)

// ServeLines does what the lines of input ask for until it ends, then waits for the runs. Blank lines are skipped. When
// stop is done, or nobody reads the output any more, the runs are aborted and it returns. Sessions live as long as it
// does.
//
// **Runs on:** the main goroutine. Errors: input that cannot be read, output that nobody reads, stop's.
func ServeLines(backend *generation.Backend, options generation.SessionOptions, input io.Reader, output io.Writer,
	stop context.Context) error {
	reading, done := context.WithCancel(stop)
	defer done()
	host := &lines.Host{Backend: backend, Output: output, Stop: done, Runs: map[string]*generation.Run{}}
	host.Sessions = create_sessions.CreateSessions(backend, options, nil)
	defer close_sessions.CloseSessions(host.Sessions)
	arrived, failed := make(chan []byte), make(chan error, 1)
	go func() { failed <- read_lines.ReadLines(reading, bufio.NewReader(input), arrived) }()
	for {
		select {
		case text := <-arrived:
			if text == nil {
				write_error.WriteError(host, nil, fmt.Errorf("a line is longer than %d bytes", lines.MaxLine))
			} else if text = bytes.TrimSpace(text); len(text) > 0 {
				handle_line.HandleLine(host, text)
			}
		case <-reading.Done():
			return stop_runs.StopRuns(host, reading)
		case err := <-failed:
			if err != nil {
				done()
				_ = stop_runs.StopRuns(host, reading)
				return fmt.Errorf("cannot read the requests: %w", describe_system_error.DescribeSystemError(err))
			}
			return stop_runs.StopRuns(host, reading)
		}
	}
}
