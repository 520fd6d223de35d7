package jinja_test

import (
	"bufio"
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/jinja/render_case"
)

// Every construct of the language, and random templates, render as Python's jinja2 has rendered them: recorded.jsonl
// (judge/judge.py record 5000000 700). TestJinjaBesidePython asks Python itself.
func TestJinjaRecorded(t *testing.T) {
	file, err := os.Open("recorded.jsonl")
	require.NoError(t, err)
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	cases, wrong := 0, 0
	for lines.Scan() && wrong < 20 {
		var recorded struct {
			Template, Output, Failed, Raised string
			Variables                        json.RawMessage
		}
		require.NoError(t, json.Unmarshal(lines.Bytes(), &recorded))
		cases++
		text, failed, reason := render_case.RenderCase(recorded.Template, recorded.Variables)
		same := assert.Equal(t, recorded.Failed, failed, "%q with %s: %s", recorded.Template, recorded.Variables,
			reason) &&
			assert.Equal(t, recorded.Output, text.String, "%q with %s", recorded.Template, recorded.Variables) &&
			assert.Contains(t, reason, recorded.Raised, "%q with %s", recorded.Template, recorded.Variables)
		if !same {
			wrong++
		}
	}
	require.NoError(t, lines.Err())
	require.Greater(t, cases, 600)
}
