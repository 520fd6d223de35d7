package run_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/run/format_speed"
)

func TestFormatSpeed(t *testing.T) {
	perf := cli.Perf{PrefillTimeMS: 20, PrefillTokens: 10, GenerateTimeMS: 1000, GenerateTokens: 64}
	require.Equal(t, "prompt 10 tokens, 500.0 tokens/s; answer 64 tokens, 64.0 tokens/s; first text after 35.1ms",
		format_speed.FormatSpeed(perf, 35123*time.Microsecond))
	require.Equal(t, "prompt 0 tokens, 0.0 tokens/s; answer 0 tokens, 0.0 tokens/s; first text after 0s",
		format_speed.FormatSpeed(cli.Perf{}, 0), "no figures are no division by zero")
}
