// Package write_json writes an answer for programs.
package write_json

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode"

	"rkllmd/cli"
	"rkllmd/cli/run"
	"rkllmd/cli/signs"
	"rkllmd/cli/terminal/describe_output"
)

// WriteJSON writes the answer to out: one object in one line, with its text, its thoughts if there are some, why it has
// ended, and the figures. Characters with which a text could steer a terminal are written by their numbers, which is
// the same to programs.
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
	var line strings.Builder
	for _, r := range string(text) {
		if r >= 0x7f && (unicode.IsControl(r) || unicode.In(r, signs.Turning)) {
			fmt.Fprintf(&line, `\u%04x`, r)
		} else {
			line.WriteRune(r)
		}
	}
	if _, err := io.WriteString(out, line.String()+"\n"); err != nil {
		return describe_output.DescribeOutput(err)
	}
	return nil
}
