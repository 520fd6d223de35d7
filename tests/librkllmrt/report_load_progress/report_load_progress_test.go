package report_load_progress_test

import (
	"runtime/cgo"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/report_load_progress"
	"rkllmd/tests/support/rt_log"
	"rkllmd/tests/support/rt_on_load"
)

func TestReportLoadProgress(t *testing.T) {
	log := rt_log.RtLog(t)
	var seen []float32
	userdata := cgo.NewHandle(&seen)
	defer userdata.Delete()
	librkllmrt.LoadHook.Function, librkllmrt.LoadHook.Userdata = rt_on_load.Pointer, uintptr(userdata)

	report := report_load_progress.ReportLoadProgress(&librkllmrt.LoadProgress{Path: "/m.gguf"})
	steps := []float32{0, 0.05, 0.1, 0.11, 0.55, 0.59, 0.6, 1}
	for _, done := range steps {
		require.True(t, report(done))
	}
	require.Equal(t, steps, seen)
	var logged []string
	for _, line := range strings.Split(strings.TrimSpace(log.String()), "\n") {
		require.Contains(t, line, `level=INFO msg="rkllm: loading model" path=/m.gguf`)
		require.Contains(t, line, "elapsed=")
		_, rest, _ := strings.Cut(line, "done=")
		logged = append(logged, strings.Fields(rest)[0])
	}
	require.Equal(t, []string{"0%", "10%", "55%", "60%", "100%"}, logged)
}
