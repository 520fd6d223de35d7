package output_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/output/format_output"
	"rkllmd/fleet/output/parse_output"
	"rkllmd/generation"
)

func TestParseOutput(t *testing.T) {
	logprob := -0.5
	token := generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: 5, Text: "a"}}
	call := token
	call.Token.Parts = []generation.Part{{Kind: generation.PartCall, Call: generation.Call{ID: "c", Name: "f"}}}
	for _, o := range []fleet.Output{{Member: "m", Event: token}, {Member: "m", Event: call},
		{Member: "m", Event: token, Logprob: &logprob}, {Job: "j", Leaving: true, Lost: true},
		{Event: generation.Event{Kind: generation.EventDone, Reason: generation.ReasonText, StopText: "x"},
			Failure: &fleet.Failure{Kind: "full", Text: "no room"}}} {
		data, err := format_output.FormatOutput(&o)
		require.NoError(t, err)
		read, err := parse_output.ParseOutput(data)
		require.NoError(t, err)
		require.Equal(t, &o, read)
		data, err = json.Marshal(&o) // as an older member writes it
		require.NoError(t, err)
		read, err = parse_output.ParseOutput(data)
		require.NoError(t, err)
		require.Equal(t, &o, read)
	}
	for _, data := range []string{"", "{", `{"Member":"m","Job":"j","Epoch":1,"Seq":"x"}`} {
		_, err := parse_output.ParseOutput([]byte(data))
		require.Error(t, err, data)
	}
}
