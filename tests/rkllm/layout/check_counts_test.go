package layout_test

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/check_counts"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestCheckCounts(t *testing.T) {
	var m rkllm.Memory
	one := json.RawMessage("1")
	t.Run("rows", func(t *testing.T) {
		s := &rkllm.Struct{Fields: []rkllm.Field{
			{Name: "a", Kind: rkllm.Floats, Counts: []string{"n", "m"}, Stacked: true},
			{Name: "n", Kind: rkllm.Size, Offset: 8},
			{Name: "m", Kind: rkllm.Int32, Offset: 16},
		}}
		for _, c := range []struct {
			length  int
			n, m    uint64
			message string
		}{
			{12, 2, 3, ""},
			{6, 2, 3, ""},
			{0, 0, 0, ""},
			{7, 2, 3, "p.a: has 7 elements, but their number must be a multiple of n (2) x m (3)"},
			{5, 2, 3, "p.a: has 5 elements, but their number must be a multiple of n (2) x m (3)"},
			{5, 1 << 53, 1, "p.a: has 5 elements, but their number must be a multiple of n (9007199254740992) x m (1)"},
			{1 << 28, 1 << 53, 1<<31 - 1, "p.a: has 268435456 elements, but their number must be a multiple of n " +
				"(9007199254740992) x m (2147483647)"},
			{5, 0, 1, "p.n: must be at least 1, because a is given"},
			{5, 1, 1<<32 - 1, "p.m: must be at least 1, because a is given"},
			{0, 3, 0, "p.a: is required, because n is 3"},
		} {
			block := [3]uint64{0, c.n, c.m}
			given := []json.RawMessage{one, one, one}
			err := check_counts.CheckCounts(&m, s, unsafe.Pointer(&block), "p", given, []int{c.length, 0, 0})
			if c.message == "" {
				require.Nil(t, err)
				continue
			}
			rkllm_require_refused.RkllmRequireRefused(t, c.message, err)
		}
	})
	require.Equal(t, []rkllm.Rows{{Name: "p.a", Width: 2, Stacked: true}, {Name: "p.a", Width: 1,
		Stacked: true}}, m.Rows,
		"rows to be checked by the model")
	t.Run("exact", func(t *testing.T) {
		s := &rkllm.Struct{Fields: []rkllm.Field{{Name: "a", Kind: rkllm.Int32s, Counts: []string{"n"}, Exact: true},
			{Name: "n", Kind: rkllm.Size, Offset: 8}}}
		block := [2]uint64{0, 4}
		at := unsafe.Pointer(&block)
		require.Nil(t, check_counts.CheckCounts(&m, s, at, "p", []json.RawMessage{one, one}, []int{4, 0}))
		rkllm_require_refused.RkllmRequireRefused(t, "p.a: has 8 elements, but their number must be n (4)",
			check_counts.CheckCounts(&m, s, at, "p", []json.RawMessage{one, one}, []int{8, 0}))
		block = [2]uint64{}
		require.Nil(t, check_counts.CheckCounts(&m, s, at, "p", []json.RawMessage{one, nil}, []int{3, 0}))
		require.Equal(t, [2]uint64{0, 3}, block)
		require.Len(t, m.Rows, 2)
	})
}
