package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/generation"
	"rkllmd/generation/embedded/create_engine_task"
	"rkllmd/generation/embedded/restore_answer"
	"rkllmd/generation/run/create_run"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_record"
)

func TestRestoreAnswer(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	tokens, err := tokenize_text.TokenizeText(m, "a b c", false, false)
	require.NoError(t, err)
	cold := b.Defaults
	cold.Temperature, cold.Seed = 0.25, 5
	record := &generation_record.Record{}
	request := generation.Request{MaxTokens: 99, Stop: []string{"b x", "zzz"}, Sampling: b.Defaults,
		Given: &generation.Given{Tokens: tokens, Changes: []engine.Change{{Index: 1, Sampling: cold}}}}
	run := create_run.CreateRun(b, request, "", generation_record.GenerationRecord(record))
	run.Prompt = []int32{1}
	run.Task = create_engine_task.CreateEngineTask(m, run)
	require.NoError(t, restore_answer.RestoreAnswer(m, run))
	require.Equal(t, tokens, run.Answer)
	require.Empty(t, record.Events, "it was told before")
	require.EqualValues(t, 0.25, run.Sampling.Temperature)
	require.NotEqualValues(t, 5, run.Sampling.Seed, "the seed is the run's")

	mirostat := cold
	mirostat.Mirostat = 2
	request.Given.Changes = []engine.Change{{Index: 2, Sampling: mirostat}}
	run = create_run.CreateRun(b, request, "", generation_record.GenerationRecord(record))
	run.Prompt = []int32{1}
	run.Task = create_engine_task.CreateEngineTask(m, run)
	require.NoError(t, restore_answer.RestoreAnswer(m, run))
	require.Equal(t, tokens[:2], run.Answer, "the others are chosen once more")

	request.Given.Changes, request.Stop = nil, []string{"b"}
	run = create_run.CreateRun(b, request, "", generation_record.GenerationRecord(record))
	run.Prompt = []int32{1}
	run.Task = create_engine_task.CreateEngineTask(m, run)
	err = restore_answer.RestoreAnswer(m, run)
	require.ErrorIs(t, err, generation.ErrInvalid)
	require.ErrorContains(t, err, "the answer that is given ends with its token ")
}
