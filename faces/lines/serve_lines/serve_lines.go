// Package serve_lines serves a pair of streams.
package serve_lines

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"time"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/handle_line"
	"rkllmd/faces/lines/read_lines"
	"rkllmd/faces/lines/resume_lines"
	"rkllmd/faces/lines/resume_runs"
	"rkllmd/faces/lines/stop_runs"
	"rkllmd/generation"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/utils/describe_system_error"
)

// ServeLines does what the lines of input ask for until it ends, then waits for the runs. While a run waits
// for a place, no line behind it is handled but those that steer. When stop is done, or nobody reads the output any
// more, the runs are aborted and it returns. Sessions that are not closed live as long as it does.
//
// **Runs on:** the main goroutine. Errors: input that cannot be read, output that cannot be written, stop's;
// lines.ErrRefused.
func ServeLines(backend *generation.Backend, input io.Reader, output io.Writer, stop context.Context) error {
	reading, done := context.WithCancel(stop)
	defer done()
	host := &lines.Host{Backend: backend, Output: output, Stop: done, Runs: map[string]*generation.Run{},
		Room: make(chan struct{}, 1)}
	host.Sessions = create_sessions.CreateSessions(backend, lines.SessionOptions, nil)
	defer close_sessions.CloseSessions(host.Sessions)
	arrived, failed := make(chan []byte), make(chan error, 1)
	go func() { failed <- read_lines.ReadLines(reading, bufio.NewReader(input), arrived) }()
	retry := time.NewTicker(lines.RetryTime)
	defer retry.Stop()
	for ended := false; !ended || host.Held != nil || host.Next != nil; {
		more := arrived
		if host.Next != nil {
			more = nil
		}
		select {
		case text := <-more:
			handle_line.HandleLine(host, text)
		case <-host.Room:
			resume_lines.ResumeLines(host)
		case <-retry.C:
			resume_lines.ResumeLines(host)
			if ended {
				resume_runs.ResumeRuns(host)
			}
		case <-reading.Done():
			return stop_runs.StopRuns(host, reading)
		case err := <-failed:
			if err != nil {
				done()
				_ = stop_runs.StopRuns(host, reading)
				return fmt.Errorf("cannot read the requests: %w", describe_system_error.DescribeSystemError(err))
			}
			ended = true
		}
	}
	err := stop_runs.StopRuns(host, reading)
	if err == nil && host.Refused > 0 {
		err = fmt.Errorf("%d of the lines were refused: %w", host.Refused, lines.ErrRefused)
	}
	return err
}
