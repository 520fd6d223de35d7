package uma_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/uma"
	"rkllmd/cli/uma/format_uma_end"
)

func TestFormatUMAEnd(t *testing.T) {
	end := uma.End{Reason: "length", Tokens: 12, First: 1234567, Total: 35 * time.Millisecond}
	require.Equal(t, "answer 12 tokens in 35ms; first text after 1.2ms; ended by length", format_uma_end.FormatUMAEnd(
		end))
	end.Cancelled = true
	require.Equal(t, "answer 12 tokens in 35ms; first text after 1.2ms; ended by cancel", format_uma_end.FormatUMAEnd(
		end))
	require.Equal(t, "answer after 35ms; ended by stop", format_uma_end.FormatUMAEnd(uma.End{Reason: "stop",
		Total: end.Total}), "without a stream")
}
