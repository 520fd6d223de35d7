package inspect_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/inspect/format_abilities"
)

func TestFormatAbilities(t *testing.T) {
	require.Equal(t, "single questions only", format_abilities.FormatAbilities(engine.Abilities{}))
	require.Equal(t, "several turns", format_abilities.FormatAbilities(engine.Abilities{Turns: true}))
	require.Equal(t, "system messages, several turns, functions, several calls at once, thinking, if asked for",
		format_abilities.FormatAbilities(engine.Abilities{System: true, Turns: true, Tools: true, ParallelCalls: true,
			Thinking: true}))
}
