package lines_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/handle_control"
	"rkllmd/faces/lines/resume_runs"
	"rkllmd/tests/faces/lines/lines_host"
	"rkllmd/tests/faces/lines/lines_start"
)

func TestResumeRuns(t *testing.T) {
	host, _ := lines_host.LinesHost(t, engine.PoolOptions{Size: 2000})
	resume_runs.ResumeRuns(host)
	lines_start.LinesStart(t, host, "1", 50)
	require.NoError(t, handle_control.HandleControl(host, lines.Line{Op: lines.OpPause, ID: json.RawMessage("2"),
		Of: json.RawMessage("1")}))
	require.Eventually(t, func() bool { return host.Backend.Stats().Paused == 1 }, 2*time.Minute, time.Millisecond)
	resume_runs.ResumeRuns(host)
	<-host.Runs["1"].Done
	require.Len(t, host.Runs["1"].Answer, 50)
}
