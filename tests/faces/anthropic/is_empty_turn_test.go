package anthropic_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic/is_empty_turn"
)

func TestIsEmptyTurn(t *testing.T) {
	for content, want := range map[string]bool{`""`: true, `[]`: true, `[{"type": "text", "text": ""}]`: true,
		`" "`: false, `[{"type": "text", "text": "a"}]`: false, `null`: false, `5`: false, `[5]`: false,
		`[{"type": "redacted_thinking", "data": "x"}]`: false, `[{"type": "text"}]`: false} {
		turn := json.RawMessage(`{"role": "assistant", "content": ` + content + `}`)
		require.Equal(t, want, is_empty_turn.IsEmptyTurn(turn), content)
	}
	for _, turn := range []string{`{"role": "user", "content": ""}`, `{"role": "assistant"}`, `5`} {
		require.False(t, is_empty_turn.IsEmptyTurn(json.RawMessage(turn)), turn)
	}
}
