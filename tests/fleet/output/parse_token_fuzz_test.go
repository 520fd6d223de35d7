package output_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/output/append_token"
	"rkllmd/fleet/output/parse_token"
	"rkllmd/tests/fleet/output/plain_output"
)

// FuzzParseToken: whatever is read as a plain token is read by encoding/json as the same.
func FuzzParseToken(f *testing.F) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 30 {
		o := plain_output.PlainOutput(r)
		f.Add(append_token.AppendToken(nil, &o))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		o, plain := parse_token.ParseToken(data)
		if !plain {
			return
		}
		var read fleet.Output
		require.NoError(t, json.Unmarshal(data, &read))
		require.Equal(t, read, o)
	})
}
