package layout_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/append_field"
	"rkllmd/rkllm/layout/free_memory"
)

func TestAppendField(t *testing.T) {
	block := [2]uint64{0xFFFFFFFE, 0}
	at := unsafe.Pointer(&block)
	for _, c := range []struct {
		f    rkllm.Field
		want string
	}{
		{rkllm.Field{Kind: rkllm.Int32}, "-2"},
		{rkllm.Field{Kind: rkllm.Uint32}, "4294967294"},
		{rkllm.Field{Kind: rkllm.Int8}, "-2"},
		{rkllm.Field{Kind: rkllm.Uint8}, "254"},
		{rkllm.Field{Kind: rkllm.Size}, "4294967294"},
		{rkllm.Field{Kind: rkllm.Bool}, "true"},
		{rkllm.Field{Kind: rkllm.Bool, Offset: 4}, "false"},
		{rkllm.Field{Kind: rkllm.Float32, Offset: 4}, "0"},
		{rkllm.Field{Kind: rkllm.Float32}, `"NaN"`},
		{rkllm.Field{Kind: rkllm.Bytes, Length: 5}, "[254,255,255,255,0]"},
		{rkllm.Field{Kind: rkllm.Bytes, Length: 4, Offset: 4}, "null"},
	} {
		require.Equal(t, "x"+c.want, string(append_field.AppendField([]byte("x"), nil, &c.f, at)), "%+v", c.f)
	}
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	place, err := allocate_memory.AllocateMemory(&memory, 1, 8)
	require.NoError(t, err)
	text := &rkllm.Field{Name: "text", Kind: rkllm.String}
	require.Equal(t, "null", string(append_field.AppendField(nil, nil, text, place)))
	content, err := allocate_memory.AllocateMemory(&memory, 1, 8)
	require.NoError(t, err)
	copy(unsafe.Slice((*byte)(content), 2), "hi")
	*(*unsafe.Pointer)(place) = content
	require.Equal(t, `"hi"`, string(append_field.AppendField(nil, nil, text, place)))
}
