package model_test

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/drop_mapping"
	"rkllmd/engine/model/on_lost_page"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestDropMapping(t *testing.T) {
	t.Run("of two models at the same time", func(t *testing.T) {
		models := [2]*engine.Model{engine_load_model.EngineLoadModel(t, "llama"),
			engine_load_model.EngineLoadModel(t, "qwen2")}
		var done sync.WaitGroup
		for _, m := range models {
			done.Go(func() { drop_mapping.DropMapping(m) })
		}
		done.Wait() // the race detector looks on
		require.Nil(t, models[0].Lost)
		require.Nil(t, models[1].Lost)
	})
	m, other := engine_load_model.EngineLoadModel(t, "llama"), engine_load_model.EngineLoadModel(t, "qwen2")
	lost := m.Lost
	require.NotNil(t, lost)
	for range 2 {
		drop_mapping.DropMapping(m) // free_model does it once more
		require.Nil(t, m.Lost)
	}
	_, _, mappings := on_lost_page.OnLostPage()
	kept := 0
	for _, mapping := range mappings {
		require.False(t, mapping.Start != 0 && mapping.Lost == lost)
		if mapping.Lost == other.Lost {
			kept++
		}
	}
	require.Positive(t, kept)
}
