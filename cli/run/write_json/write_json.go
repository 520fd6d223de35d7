// Package write_json writes an answer for programs.
package write_json

import (
	"encoding/json"
	"io"

	"rkllmd/cli"
	"rkllmd/cli/run"
	"rkllmd/cli/terminal/describe_output"
)

// WriteJSON writes the answer to out: one object in one line, with its text, its thoughts if there are some, why it has
// ended, and the figures.
//
// **Runs on:** the main goroutine. Errors: describe_output's.
func WriteJSON(out io.Writer, answer *cli.ChatAnswer) error {
	last := answer.Last
	text, err := json.Marshal(run.JSONAnswer{Model: answer.Model, Answer: string(answer.Text),
		Thinking: string(answer.Thought), FinishReason: last.FinishReason, Usage: last.Usage, Timing: last.Timing,
		Seed: last.Seed})
	if err != nil {
		return err
	}
	if _, err := out.Write(append(text, '\n')); err != nil {
		return describe_output.DescribeOutput(err)
	}
	return nil
}
