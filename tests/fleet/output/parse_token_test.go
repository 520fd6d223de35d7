package output_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/output/append_token"
	"rkllmd/fleet/output/parse_token"
	"rkllmd/tests/fleet/output/plain_output"
)

func TestParseToken(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 20000 {
		o := plain_output.PlainOutput(r)
		data := append_token.AppendToken(nil, &o)
		read, plain := parse_token.ParseToken(data)
		require.True(t, plain, "%s", data)
		require.Equal(t, o, read, "%s", data)
		cut := data[:r.IntN(len(data))]
		_, plain = parse_token.ParseToken(cut)
		require.False(t, plain, "%s", cut)
		_, plain = parse_token.ParseToken(append(data, ' '))
		require.False(t, plain, "something stands behind it")
	}
}
