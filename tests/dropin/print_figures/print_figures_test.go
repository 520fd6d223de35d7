package print_figures_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/print_figures"
	"rkllmd/librkllmrt"
	"rkllmd/tests/support/dropin_stderr"
	"rkllmd/tests/support/own_process"
)

func TestPrintFigures(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	run := &librkllmrt.Run{Perf: librkllmrt.CPerfStat{
		PrefillTimeMS: 50, PrefillTokens: 100, GenerateTimeMS: 200, GenerateTokens: 10, MemoryUsageMB: 12.5,
	}}
	require.Empty(t, dropin_stderr.DropinStderr(t, func() { print_figures.PrintFigures(run) }), "level 0")
	librkllmrt.DropIn.LogLevel.Store(librkllmrt.LogFigures)
	text := dropin_stderr.DropinStderr(t, func() { print_figures.PrintFigures(run) })
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
	require.NotContains(t, dropin_stderr.DropinStderr(t, func() { print_figures.PrintFigures(run) }), "NaN")
}
