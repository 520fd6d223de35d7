package lines_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/resume_lines"
	"rkllmd/tests/faces/lines/lines_host"
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
}
