package output_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/output/append_token"
	"rkllmd/generation"
	"rkllmd/tests/fleet/output/plain_output"
)

func TestAppendToken(t *testing.T) {
	o := fleet.Output{Member: "m1", Job: "j", Epoch: 1, Seq: 2, Event: generation.Event{Kind: generation.EventToken,
		Token: generation.Token{ID: 3, Index: 4, Text: "<"}}}
	require.Equal(t, `.{"Member":"m1","Job":"j","Epoch":1,"Seq":2,`+
		`"Event":{"Kind":2,"Token":{"ID":3,"Index":4,"Text":"<"}}}`,
		string(append_token.AppendToken([]byte("."), &o)))
	r := rand.New(rand.NewPCG(1, 2))
	for range 20000 { // whatever else reads it reads the same
		o := plain_output.PlainOutput(r)
		var read fleet.Output
		data := append_token.AppendToken(nil, &o)
		require.NoError(t, json.Unmarshal(data, &read), "%s", data)
		require.Equal(t, o, read, "%s", data)
	}
}
