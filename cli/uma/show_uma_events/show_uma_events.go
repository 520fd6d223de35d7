// Package show_uma_events prints the events of an answer.
package show_uma_events

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/daemon/abort_run"
	"rkllmd/cli/terminal/describe_output"
	cli_uma "rkllmd/cli/uma"
	"rkllmd/cli/uma/format_uma_event"
	"rkllmd/cli/uma/read_uma_event"
	"rkllmd/faces/uma"
)

// ShowUMAEvents reads events up to the last one, eos, error or metrics, and prints each as it comes; behind text, a
// line end. When stdout cannot be written any more the request is cancelled, and the error is describe_output's. An
// error of the daemon becomes an error: its message and its code.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine. Follows docs/protocols/uma.md, "Events".
func ShowUMAEvents(client *cli.Client, options cli_uma.Options, stdout io.Writer) (end cli_uma.End, err error) {
	start, reader := time.Now(), bufio.NewReader(client.Conn)
	var failed error
	for last := ""; ; {
		text, event, err := read_uma_event.ReadUMAEvent(reader, options.Framing)
		if err != nil {
			return end, err
		}
		printed := format_uma_event.FormatUMAEvent(text, event, options.Raw)
		if printed != "" {
			last = printed
		}
		if event.Text != nil && end.First == 0 {
			end.First = time.Since(start)
		}
		if event.TokenID != nil && *event.TokenID >= 0 {
			end.Tokens++
		}
		if _, err := io.WriteString(stdout, printed); err != nil && failed == nil {
			failed = describe_output.DescribeOutput(err)
			_ = abort_run.AbortRun(client) // fails only when the daemon is gone, which is read
		}
		switch event.Event {
		case uma.EventError:
			return end, fmt.Errorf("%s (%s)", event.Message, event.Code)
		case uma.EventMetrics:
			return end, failed
		case uma.EventEOS:
			if last != "" && !strings.HasSuffix(last, "\n") {
				fmt.Fprintln(stdout)
			}
			end.Reason, end.Cancelled, end.Total = event.Reason, event.Cancelled, time.Since(start)
			return end, failed
		}
	}
}
