package pool_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/measure_step"
)

func TestMeasureStep(t *testing.T) {
	prompt, answer := &engine.Task{Tokens: make([]int32, 100)}, &engine.Task{Tokens: make([]int32, 10), Generated: 5}
	sequences := [2]engine.Sequence{{Tokens: make([]int32, 80)}, {Tokens: make([]int32, 10)}}
	long, row := engine.Part{Sequence: &sequences[0], Tokens: make([]int32, 80)}, engine.Part{Sequence: &sequences[1],
		Tokens: make([]int32, 1)}
	p := &engine.Pool{Parts: []engine.Part{long}, Tasks: []*engine.Task{prompt}}

	measure_step.MeasureStep(p, 100*time.Millisecond)
	require.InDelta(t, 800, p.Rate, 1e-6)
	p.Parts, p.Tasks = []engine.Part{row}, []*engine.Task{answer}
	measure_step.MeasureStep(p, 40*time.Millisecond)
	measure_step.MeasureStep(p, 44*time.Millisecond)
	require.Equal(t, 41*time.Millisecond, p.RowsOnly)
	require.InDelta(t, 800, p.Rate, 1e-6, "nothing learnt")
	p.Parts, p.Tasks = []engine.Part{row, long}, []*engine.Task{answer, prompt}
	measure_step.MeasureStep(p, 121*time.Millisecond)
	require.InDelta(t, 900, p.Rate, 1e-6, "80 tokens took 80 ms more: 1,000 a second, and half of what was known")
	p.Rate = 0
	measure_step.MeasureStep(p, 40*time.Millisecond)
	require.InDelta(t, 8000, p.Rate, 1e-6, "80 tokens for nothing count as a quarter of the step")

	require.Equal(t, engine.TaskFigures{PrefillTokens: 240, Steps: 3}, prompt.Figures)
	require.Equal(t, engine.TaskFigures{Steps: 4}, answer.Figures)
	require.Equal(t, 261*time.Millisecond, prompt.Prefill)
	require.Zero(t, answer.Prefill)
	require.Equal(t, uint64(5), p.Steps)
	p.Stats.MeanStepTime = 0
	require.Equal(t, engine.PoolStats{Steps: 5, LastBatch: 81, PrefillTokens: 240, DecodeTokens: 4,
		PrefillTime: 261 * time.Millisecond,
		DecodeTime:  84 * time.Millisecond, StepTime: 40 * time.Millisecond}, p.Stats)
}
