package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/skip_middle"
)

func TestSkipMiddle(t *testing.T) {
	form := &generation.CallForm{Middle: []string{"[ARGS]", "(ARGS)"}, Aside: "[CALL_ID]"}
	for text, want := range map[string][]any{"[ARGS]{": {6, generation.ReadDone}, " (ARGS)": {7, generation.ReadDone},
		"[CALL_ID]x y[ARGS]{": {18, generation.ReadDone}, "[CALL_ID]x": {10, generation.ReadMore}, "[CAL": {4,
			generation.ReadMore},
		"(": {1, generation.ReadMore}, "x": {1, generation.ReadBroken}} {
		length, state := skip_middle.SkipMiddle(form, text)
		require.Equal(t, want, []any{length, state}, text)
	}
}
