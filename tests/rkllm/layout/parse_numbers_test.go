package layout_test

import (
	"encoding/json"
	"math"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/parse_numbers"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestParseNumbers(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	t.Run("floats", func(t *testing.T) {
		array, count, err := parse_numbers.ParseNumbers(&memory, rkllm.Floats, 1, "p",
			json.RawMessage("[ 1,-2.5e-3 ,\n3.4028235e38,0 , 1e-60]"))
		require.Nil(t, err)
		require.Equal(t, []float32{1, -2.5e-3, math.MaxFloat32, 0, 0}, unsafe.Slice((*float32)(array), count))
	})
	t.Run("int32", func(t *testing.T) {
		array, count, err := parse_numbers.ParseNumbers(&memory, rkllm.Int32s, 1, "p",
			json.RawMessage("[1,2.0,3e0,2147483647]"))
		require.Nil(t, err)
		require.Equal(t, []int32{1, 2, 3, math.MaxInt32}, unsafe.Slice((*int32)(array), count))
	})
	t.Run("wrong", func(t *testing.T) {
		for raw, message := range map[string]string{
			`[]`:          "p: the array is empty",
			`[ ]`:         "p: the array is empty",
			`5`:           "p: 5 is not an array of numbers",
			`{"a":1}`:     `p: {"a":1} is not an array of numbers`,
			`[1,"2",3]`:   `p[1]: "2" is not a number in the range of float32`,
			`[1e39]`:      "p[0]: 1e39 is not a number in the range of float32",
			`[1,null]`:    "p[1]: null is not a number in the range of float32",
			`[[1,2],[3]]`: "p[0]: [1 is not a number in the range of float32",
		} {
			_, _, err := parse_numbers.ParseNumbers(&memory, rkllm.Floats, 1, "p", json.RawMessage(raw))
			rkllm_require_refused.RkllmRequireRefused(t, message, err)
		}
		for raw, message := range map[string]string{
			`[1,-1]`:       "p[1]: -1 is outside 0..2147483647",
			`[2147483648]`: "p[0]: 2147483648 is outside 0..2147483647",
			`[1.5]`:        "p[0]: 1.5 is not a whole number",
			`[true]`:       "p[0]: true is not a number",
		} {
			_, _, err := parse_numbers.ParseNumbers(&memory, rkllm.Int32s, 1, "p", json.RawMessage(raw))
			rkllm_require_refused.RkllmRequireRefused(t, message, err)
		}
	})
	t.Run("a million", func(t *testing.T) {
		raw := json.RawMessage("[" + strings.Repeat("0.5,", 1_000_000) + "0.25]")
		array, count, err := parse_numbers.ParseNumbers(&memory, rkllm.Floats, 1, "p", raw)
		require.Nil(t, err)
		require.Equal(t, 1_000_001, count)
		require.Equal(t, float32(0.25), *(*float32)(unsafe.Add(array, 4_000_000)))
	})
}
