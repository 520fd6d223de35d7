package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/skip_value"
)

func TestSkipValue(t *testing.T) {
	for text, want := range map[string][]any{` {"a": [1]}, `: {11, generation.ReadDone}, `"a`: {2, generation.ReadMore},
		`{"a": 01}`: {7, generation.ReadBroken}, "": {0, generation.ReadMore}, "12": {2, generation.ReadMore}} {
		length, state := skip_value.SkipValue(text)
		require.Equal(t, want, []any{length, state}, text)
	}
}
