package dropin_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/write_figures"
	"rkllmd/librkllmrt"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/daemon/own_process"
)

func TestWriteFigures(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	run := &librkllmrt.Run{Perf: librkllmrt.CPerfStat{
		PrefillTimeMS: 50, PrefillTokens: 100, GenerateTimeMS: 200, GenerateTokens: 10, MemoryUsageMB: 12.5,
	}}
	require.Empty(t, dropin_stderr.DropinStderr(t, func() { write_figures.WriteFigures(run) }), "level 0")
	librkllmrt.DropIn.LogLevel.Store(librkllmrt.LogFigures)
	text := dropin_stderr.DropinStderr(t, func() { write_figures.WriteFigures(run) })
	var lines [][]string
	for line := range strings.Lines(text) {
		lines = append(lines, strings.Fields(strings.TrimPrefix(line, "I rkllm: ")))
	}
	require.Equal(t, [][]string{
		{"Stage", "Total", "ms", "Tokens", "ms", "per", "token", "Tokens/s"},
		{"Prefill", "50.00", "100", "0.50", "2000.00"},
		{"Generate", "200.00", "10", "20.00", "50.00"},
		{"Peak", "memory:", "12.50", "MB"},
	}, lines)
	run.Perf = librkllmrt.CPerfStat{} // an abort before the first token
	require.NotContains(t, dropin_stderr.DropinStderr(t, func() { write_figures.WriteFigures(run) }), "NaN")
}
