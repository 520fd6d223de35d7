package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/drop_mapping"
	"rkllmd/engine/model/on_lost_page"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestDropMapping(t *testing.T) {
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
