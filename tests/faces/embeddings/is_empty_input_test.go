package embeddings_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/embeddings/is_empty_input"
)

func TestIsEmptyInput(t *testing.T) {
	for value, want := range map[string]bool{"": true, "null": true, `""`: true, "[]": true, "[ ]": true, `" "`: false,
		`[""]`: false, "[1]": false, "5": false, "{}": false} {
		require.Equal(t, want, is_empty_input.IsEmptyInput(json.RawMessage(value)), value)
	}
}
