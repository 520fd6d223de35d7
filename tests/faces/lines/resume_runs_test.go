package lines_test

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/handle_control"
	"rkllmd/faces/lines/resume_runs"
	"rkllmd/tests/faces/lines/lines_gate"
	"rkllmd/tests/faces/lines/lines_host"
	"rkllmd/tests/faces/lines/lines_start"
)

func TestResumeRuns(t *testing.T) {
	gate, open := context.WithCancel(context.Background())
	defer open()
	host, _ := lines_host.LinesHost(t, engine.PoolOptions{Disturb: lines_gate.LinesGate(gate)})
	resume_runs.ResumeRuns(host)
	lines_start.LinesStart(t, host, "1", 50)
	require.NoError(t, handle_control.HandleControl(host, lines.Line{Op: lines.OpPause, ID: json.RawMessage("2"),
		Of: json.RawMessage("1")}))
	open() // it has not had the time to end
	require.Eventually(t, func() bool { return host.Backend.Stats().Paused == 1 }, 2*time.Minute, time.Millisecond)
	resume_runs.ResumeRuns(host)
	<-host.Runs["1"].Done
	require.Len(t, host.Runs["1"].Answer, 50)
}
