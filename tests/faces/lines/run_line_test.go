package lines_test

import (
	"context"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/resume_lines"
	"rkllmd/faces/lines/run_line"
	"rkllmd/tests/faces/lines/lines_answers"
	"rkllmd/tests/faces/lines/lines_gate"
	"rkllmd/tests/faces/lines/lines_host"
	"rkllmd/tests/faces/lines/lines_start"
)

func TestRunLine(t *testing.T) {
	gate, open := context.WithCancel(context.Background())
	defer open()
	host, output := lines_host.LinesHost(t, engine.PoolOptions{Sequences: 1, Queue: 1, Size: 2000,
		Disturb: lines_gate.LinesGate(gate)})
	lines_start.LinesStart(t, host, "1", 0)
	lines_start.LinesStart(t, host, "2", 0)
	prompt := "Hello"
	for _, id := range []string{"3", "4"} { // there is no place for them
		run_line.RunLine(host, lines.Line{Op: lines.OpGenerate, ID: json.RawMessage(id), Prompt: &prompt,
			IgnoreEnd: true, MaxTokens: 2})
	}
	require.Equal(t, "3", string(host.Held.ID))
	require.Equal(t, "4", string(host.Next.ID))
	resume_lines.ResumeLines(host)
	require.Equal(t, "3", string(host.Held.ID), "there still is none")
	abort := lines.Line{Op: lines.OpAbort, ID: json.RawMessage("5"), Of: json.RawMessage("3")}
	run_line.RunLine(host, abort)
	require.Nil(t, host.Held, "it can be aborted")
	resume_lines.ResumeLines(host)
	require.Equal(t, "4", string(host.Held.ID))
	open()
	for _, id := range []string{"1", "2"} {
		abort.Of = json.RawMessage(id)
		run_line.RunLine(host, abort)
	}
	for host.Held != nil {
		resume_lines.ResumeLines(host)
	}
	answers := lines_answers.LinesAnswers(t, host, output, "4")
	require.Equal(t, "length", answers[len(answers)-1]["reason"])
	run_line.RunLine(host, lines.Line{Op: lines.OpGenerate, ID: json.RawMessage("6")})
	require.Equal(t, 1, host.Refused, "without a prompt")
}
