package lines_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/resume_lines"
	"rkllmd/faces/lines/run_line"
	"rkllmd/generation/session/create_session"
	"rkllmd/tests/faces/lines/lines_answers"
	"rkllmd/tests/faces/lines/lines_host"
	"rkllmd/tests/support/generation/generation_refuse"
)

func TestResumeLines(t *testing.T) {
	host, output := lines_host.LinesHost(t, engine.PoolOptions{})
	resume_lines.ResumeLines(host) // nobody waits
	host.Held = &lines.Line{Op: lines.OpStats, ID: json.RawMessage("1")}
	host.Next = &lines.Line{Op: lines.OpStats, ID: json.RawMessage("2")}
	resume_lines.ResumeLines(host)
	require.Nil(t, host.Held)
	require.Nil(t, host.Next)
	require.Regexp(t, `(?s)"id":1.*"id":2`, output.String(), "in order")
	t.Run("one more answer to a prompt waits too; a session has its answer until it begins", func(t *testing.T) {
		host, output := lines_host.LinesHost(t, engine.PoolOptions{})
		session, err := create_session.CreateSession(host.Sessions, "", nil)
		require.NoError(t, err)
		prompt := "Hello"
		run_line.RunLine(host, lines.Line{Op: lines.OpGenerate, ID: json.RawMessage("1"), Prompt: &prompt,
			Session: session.ID, IgnoreEnd: true, MaxTokens: 2})
		lines_answers.LinesAnswers(t, host, output, "1")
		tokens := slices.Clone(session.Tokens)
		start := host.Backend.Start
		for _, id := range []string{"2", "3"} {
			host.Backend.Start = generation_refuse.GenerationRefuse
			run_line.RunLine(host, lines.Line{Op: lines.OpRegenerate, ID: json.RawMessage(id),
				Of: json.RawMessage("1")})
			require.NotNil(t, host.Held, "it waits")
			require.Equal(t, id, string(host.Held.ID))
			require.Equal(t, tokens, session.Tokens)
			host.Backend.Start = start
			if id == "2" {
				run_line.RunLine(host, lines.Line{Op: lines.OpAbort, ID: json.RawMessage("4"), Of: json.RawMessage(id)})
				require.Equal(t, tokens, session.Tokens, "nothing has come of it")
			}
			resume_lines.ResumeLines(host)
			require.Nil(t, host.Held)
		}
		answers := lines_answers.LinesAnswers(t, host, output, "3")
		require.Equal(t, "length", answers[len(answers)-1]["reason"])
		require.Len(t, session.Tokens, len(tokens))
		require.Zero(t, host.Refused)
	})
}
