package output_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/output/format_output"
	"rkllmd/generation"
)

func TestFormatOutput(t *testing.T) {
	o := fleet.Output{Event: generation.Event{Kind: generation.EventToken, Token: generation.Token{Text: "a"}}}
	data, err := format_output.FormatOutput(&o)
	require.NoError(t, err)
	require.NotContains(t, string(data), "Usage", "what is empty is left out of a plain token")
	o.Event = generation.Event{Kind: generation.EventDone, Usage: generation.Usage{Generated: 7}}
	data, err = format_output.FormatOutput(&o)
	require.NoError(t, err)
	require.Contains(t, string(data), `"Generated":7`)
	o.Event.Token.Logprob = math.NaN()
	_, err = format_output.FormatOutput(&o)
	require.ErrorContains(t, err, "NaN")
}
