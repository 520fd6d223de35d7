package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/utils/convert_whole_numbers"
)

func TestConvertWholeNumbers(t *testing.T) {
	for text, want := range map[string]string{
		`{"max_tokens": 2.0, "top_k":1e1}`:           `{"max_tokens": 2, "top_k":10}`,
		`[1.0,2.5,-3e0 , 4]`:                         `[1,2.5,-3 , 4]`,
		`{"2.0":"1.0","a\"":1.0,"b":"\\","c":[1.0]}`: `{"2.0":"1.0","a\"":1,"b":"\\","c":[1]}`,
		`2.0`:   `2`,
		` 2.0 `: ` 2 `,
	} {
		require.Equal(t, want, string(convert_whole_numbers.ConvertWholeNumbers([]byte(text))))
	}
	for _, text := range []string{`{"a":1,"b":[true,null,"x"],"c":0.5}`, `"1.0"`, `null`, ``} {
		same := convert_whole_numbers.ConvertWholeNumbers([]byte(text))
		require.Equal(t, text, string(same))
	}
	text := []byte(`{"prompt":"5.0","n":[1,2]}`)
	require.Zero(t, count_allocations.CountAllocations(100, func() { convert_whole_numbers.ConvertWholeNumbers(text) }))
}
