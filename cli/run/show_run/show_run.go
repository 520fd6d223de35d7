// Package show_run runs a prompt and prints what comes.
package show_run

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/daemon/abort_run"
	"rkllmd/cli/daemon/read_answer"
	"rkllmd/cli/daemon/send_request"
	"rkllmd/cli/markdown/finish_markdown"
	"rkllmd/cli/terminal/describe_output"
	"rkllmd/cli/terminal/open_screen"
	"rkllmd/cli/terminal/show_piece"
	"rkllmd/rkllm"
)

// ShowRun runs a prompt with rkllm.run_async and writes each text to stdout as it comes, byte for byte, and a line end
// after the last one; where stdout is a terminal, as it is to be shown there (open_screen). It returns the figures of
// the last result and the time from the request to the first text. When stdout cannot be written any more the run is
// aborted; in any case it has ended when this returns without a lost connection.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine.
func ShowRun(client *cli.Client, prompt string, stdout io.Writer) (perf cli.Perf, first time.Duration, err error) {
	start := time.Now()
	id, err := send_request.SendRequest(client, "rkllm.run_async", []any{nil,
		map[string]any{"role": "user", "input_type": rkllm.InputPrompt, "prompt_input": prompt},
		map[string]any{"mode": rkllm.InferGenerate}})
	if err != nil {
		return perf, 0, err
	}
	screen := open_screen.OpenScreen(stdout)
	defer func() {
		if screen != nil {
			fmt.Fprint(stdout, finish_markdown.FinishMarkdown(screen))
		}
	}()
	var failed error
	received := 0
	for text := ""; ; {
		answer, err := read_answer.ReadAnswer(client, id)
		if err != nil {
			return perf, first, err
		}
		var result cli.Result
		if err := json.Unmarshal(answer.Result, &result); err != nil {
			return perf, first, fmt.Errorf("result of rkllm.run_async: %w", err)
		}
		switch result.State {
		case rkllm.RunError:
			return perf, first, errors.New("the run ended in an error; the daemon's log may say why")
		case rkllm.RunFinish:
			if screen == nil && text != "" && !strings.HasSuffix(text, "\n") {
				fmt.Fprintln(stdout)
			}
			result.Perf.Received = received
			return result.Perf, first, failed
		case rkllm.RunWaiting:
			continue
		}
		received++
		if first == 0 {
			first = time.Since(start)
		}
		if text = result.Text; len(result.TextBase64) > 0 {
			text = string(result.TextBase64)
		}
		if err := show_piece.ShowPiece(stdout, screen, text); err != nil && failed == nil {
			failed = describe_output.DescribeOutput(err)
			abort_run.AbortRun(client)
		}
	}
}
