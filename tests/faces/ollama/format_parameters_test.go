package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/format_parameters"
)

func TestFormatParameters(t *testing.T) {
	for count, want := range map[uint64]string{0: "", 1500: "1.5K", 361_800_000: "361.8M", 7_620_000_000: "7.6B"} {
		require.Equal(t, want, format_parameters.FormatParameters(count))
	}
}
