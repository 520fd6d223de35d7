package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/embedded/is_fallback_needed"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestIsFallbackNeeded(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	for template, want := range map[string]bool{
		"": false, m.Facts.ChatTemplate: false, "{{ raise_exception('there is no role user') }}": false,
		"{% nothing %}": true, "{{ messages[0].content": true,
	} {
		m.Facts.ChatTemplate = template
		require.Equal(t, want, is_fallback_needed.IsFallbackNeeded(m), template)
	}
}
