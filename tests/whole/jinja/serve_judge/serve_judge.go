// Package serve_judge is the engine's side of judge/judge.py.
package serve_judge

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/jinja/render_case"
)

// ServeJudge runs judge.py with arguments, renders what it asks for until it ends, and returns what it says and whether
// it has found nothing.
//
// **Runs on:** any thread that may wait.
func ServeJudge(t *testing.T, arguments ...string) (report string, same bool) {
	command := exec.Command("/usr/bin/python3", append([]string{"judge/judge.py"}, arguments...)...)
	var said strings.Builder
	command.Stderr = io.MultiWriter(&said, os.Stderr)
	answers, err := command.StdinPipe()
	require.NoError(t, err)
	questions, err := command.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, command.Start())
	lines := bufio.NewReader(questions)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			break
		}
		var question struct {
			Template  string          `json:"template"`
			Variables json.RawMessage `json:"variables"`
		}
		require.NoError(t, json.Unmarshal(line, &question))
		answer := map[string]string{}
		text, failed, reason := render_case.RenderCase(question.Template, question.Variables)
		if failed == "" {
			answer["output"] = text.String
		} else {
			answer["failed"], answer["reason"] = failed, reason
		}
		written, err := json.Marshal(answer)
		require.NoError(t, err)
		_, err = answers.Write(append(written, '\n'))
		require.NoError(t, err)
	}
	return said.String(), command.Wait() == nil
}
