// Package write_figures prints the figures of a run.
package write_figures

import (
	"fmt"

	"rkllmd/dropin/write_log_line"
	"rkllmd/librkllmrt"
)

// WriteFigures prints how long a run took, as a table with a line for each of its two stages, and the most memory that
// the process has used. Below librkllmrt.LogFigures it prints nothing. No level prints prompts or answers.
//
// **Runs on:** the run's thread.
func WriteFigures(run *librkllmrt.Run) {
	if librkllmrt.DropIn.LogLevel.Load() < librkllmrt.LogFigures {
		return
	}
	p := &run.Perf
	write_log_line.WriteLogLine('I', fmt.Sprintf("%-10s %12s %8s %14s %12s", "Stage", "Total ms", "Tokens",
		"ms per token", "Tokens/s"))
	for _, stage := range []struct {
		name   string
		time   float32
		tokens int32
	}{{"Prefill", p.PrefillTimeMS, p.PrefillTokens}, {"Generate", p.GenerateTimeMS, p.GenerateTokens}} {
		each, speed := float32(0), float32(0)
		if stage.tokens > 0 && stage.time > 0 {
			each, speed = stage.time/float32(stage.tokens), 1000*float32(stage.tokens)/stage.time
		}
		write_log_line.WriteLogLine('I', fmt.Sprintf("%-10s %12.2f %8d %14.2f %12.2f", stage.name, stage.time,
			stage.tokens, each, speed))
	}
	write_log_line.WriteLogLine('I', fmt.Sprintf("Peak memory: %.2f MB", p.MemoryUsageMB))
}
