package layout_test

import (
	"math"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/read_defaults"
	"rkllmd/rkllm/layout/write_struct"
	"rkllmd/rkllm/layout/write_text"
)

func TestReadDefaults(t *testing.T) {
	var m rkllm.Memory
	defer free_memory.FreeMemory(&m)
	inner := &rkllm.Struct{Name: "Inner", Size: 8, Fields: []rkllm.Field{
		{Name: "size", Kind: rkllm.Int8, Offset: 0}, {Name: "reserved", Kind: rkllm.Bytes, Offset: 1, Length: 7}}}
	s := &rkllm.Struct{Name: "Outer", Size: 56, Fields: []rkllm.Field{
		{Name: "path", Kind: rkllm.String, Offset: 0, Required: true},
		{Name: "text", Kind: rkllm.String, Offset: 8},
		{Name: "none", Kind: rkllm.String, Offset: 16},
		{Name: "number", Kind: rkllm.Int32, Offset: 24, Default: 7},
		{Name: "share", Kind: rkllm.Float32, Offset: 28},
		{Name: "odd", Kind: rkllm.Float32, Offset: 32, Default: 0.5},
		{Name: "flag", Kind: rkllm.Bool, Offset: 36},
		{Name: "inner", Kind: rkllm.Inline, Offset: 40, Struct: inner},
		{Name: "kept", Kind: rkllm.Kept},
	}}
	preset := make([]uint64, 7)
	at := unsafe.Pointer(&preset[0])
	text, err := write_text.WriteText(&m, "a text")
	require.NoError(t, err)
	*(*unsafe.Pointer)(unsafe.Add(at, 0)), *(*unsafe.Pointer)(unsafe.Add(at, 8)) = text, text
	*(*int32)(unsafe.Add(at, 24)), *(*float32)(unsafe.Add(at, 28)) = -3, 0.25
	*(*float32)(unsafe.Add(at, 32)), *(*bool)(unsafe.Add(at, 36)) = float32(math.NaN()), true
	copy(unsafe.Slice((*int8)(unsafe.Add(at, 40)), 8), []int8{-1, 2, 3, 4, 5, 6, 7, 8})

	own := read_defaults.ReadDefaults(s, at)
	require.Nil(t, own.Fields[0].DefaultText, "it must be given")
	require.Equal(t, "a text", *own.Fields[1].DefaultText)
	require.Nil(t, own.Fields[2].DefaultText)
	require.Equal(t, []float64{-3, 0.25, 0.5, 1}, []float64{own.Fields[3].Default, own.Fields[4].Default,
		own.Fields[5].Default, own.Fields[6].Default})
	require.Equal(t, 7.0, s.Fields[3].Default, "the other one stays as it is")
	require.Nil(t, inner.Fields[1].DefaultBytes)

	written := make([]uint64, 7)
	require.Nil(t, write_struct.WriteStruct(&m, own, unsafe.Pointer(&written[0]), "s", nil))
	preset[0], preset[1], written[1] = 0, 0, 0 // the texts: one must be given, the other one is a copy
	*(*float32)(unsafe.Add(at, 32)) = 0.5
	require.Equal(t, preset, written)
}
