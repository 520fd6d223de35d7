package openai_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/is_given"
)

func TestIsGiven(t *testing.T) {
	for text, given := range map[string]bool{"": false, "null": false, "0": true, "[]": true} {
		require.Equal(t, given, is_given.IsGiven(json.RawMessage(text)), text)
	}
}
