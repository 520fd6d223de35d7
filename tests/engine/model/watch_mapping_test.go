package model_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/is_file_lost"
	"rkllmd/engine/model/on_lost_page"
	"rkllmd/engine/model/watch_mapping"
	"rkllmd/tests/support/daemon/own_process"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestWatchMapping(t *testing.T) {
	if !own_process.OwnProcess(t) { // it handles a signal
		return
	}
	other := engine_load_model.EngineLoadModel(t, "qwen2")
	m := engine_load_model.EngineLoadModel(t, "llama") // load_model calls it
	_, _, mappings := on_lost_page.OnLostPage()
	watched := 0
	for _, mapping := range mappings {
		if mapping.Start != 0 && mapping.Lost == m.Lost {
			watched += int(mapping.End - mapping.Start)
		}
	}
	require.Greater(t, watched, int(m.Facts.TensorBytes)/2, "bytes")

	c := engine_create_context.EngineCreateContext(t, m, 128, 128)
	s := &engine.Sequence{}
	require.NoError(t, decode_tokens.DecodeTokens(c, s, []int32{1, 5, 9}, engine.OutputLast))
	require.False(t, is_file_lost.IsFileLost(m))
	require.NoError(t, os.Truncate(m.Path, 4096))
	for range 2 {
		require.ErrorIs(t, decode_tokens.DecodeTokens(c, s, []int32{1, 5, 9}, engine.OutputLast),
			engine.ErrFileLost)
		require.True(t, is_file_lost.IsFileLost(m))
	}
	require.False(t, is_file_lost.IsFileLost(other))
	c = engine_create_context.EngineCreateContext(t, other, 128, 128)
	require.NoError(t, decode_tokens.DecodeTokens(c, &engine.Sequence{}, []int32{1, 5, 9}, engine.OutputLast))

	unwatched := &engine.Model{}
	watch_mapping.WatchMapping(unwatched, "/no/such/file")
	require.Nil(t, unwatched.Lost)
}
