package anthropic_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic/check_stops"
	"rkllmd/tests/faces/openai_fault"
)

func TestCheckStops(t *testing.T) {
	require.Nil(t, check_stops.CheckStops(nil))
	require.Nil(t, check_stops.CheckStops([]string{"a", "\n"}))
	for words, stops := range map[string][]string{"stop_sequences has 17 texts": make([]string, 17),
		"stop_sequences[1] has 0 bytes": {"a", ""}, "stop_sequences[0] has 257 bytes": {strings.Repeat("a", 257)}} {
		openai_fault.OpenaiFault(t, check_stops.CheckStops(stops), "stop_sequences", words)
	}
}
