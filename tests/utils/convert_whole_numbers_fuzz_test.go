package utils_test

import (
	"encoding/json"
	"math/big"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/convert_whole_numbers"
)

// FuzzExpandNumbers: any JSON text means the same afterwards, and a number that is whole by exact arithmetic is one for
// Go's reader too.
func FuzzConvertWholeNumbers(f *testing.F) {
	for _, seed := range []string{`{"max_tokens":2.0,"seed":1e19}`, `[-0.0,1.50e1,"1.0",100e-2,0.1,1e300]`, `1E+1`,
		`"\\"`, `18446744073709551615.0`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var before, after any
		if json.Unmarshal(text, &before) != nil {
			return
		}
		expanded := convert_whole_numbers.ConvertWholeNumbers(text)
		require.NoError(t, json.Unmarshal(expanded, &after))
		require.Equal(t, before, after)
		require.Equal(t, expanded, convert_whole_numbers.ConvertWholeNumbers(expanded))
		if number, is := before.(float64); is && number != 0 && number == float64(int32(number)) {
			// 1.00000000000000000001 only seems whole
			exact, _ := new(big.Rat).SetString(strings.TrimSpace(string(text)))
			var whole int64
			require.Equal(t, exact.IsInt(), json.Unmarshal(expanded, &whole) == nil, "%q", expanded)
		}
	})
}
