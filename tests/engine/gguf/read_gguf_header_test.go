package gguf_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/read_gguf_header"
	"rkllmd/tests/engine/gguf/engine_header_bombs"
)

func TestReadGGUFHeader(t *testing.T) {
	pair := demo.Pair{Key: "general.name", Value: "x"}
	tensor := demo.Tensor{Name: "t", Shape: []uint64{8}, Data: make([]float32, 8)}
	file := append_gguf.AppendGGUF(nil, []demo.Pair{pair, {Key: "a.b", Value: uint32(3)}}, []demo.Tensor{tensor,
		{Name: "u", Shape: []uint64{1}, Data: []float32{0}}})

	h, err := read_gguf_header.ReadGGUFHeader(bytes.NewReader(file[4:]), uint64(len(file)))
	require.NoError(t, err)
	require.Equal(t, map[string]gguf.Value{"general.name": {Type: gguf.String, Text: "x"}, "a.b": {Type: gguf.Uint32,
		Number: 3}}, h.Pairs)
	require.Equal(t, []string{"t", "u"}, h.Order)
	require.Equal(t, gguf.Tensor{Name: "u", Shape: [4]uint64{1, 1, 1, 1}, Dims: 1, Offset: 32}, h.Tensors["u"])
	require.Equal(t, uint64(len(file)), h.Size)
	require.Equal(t, uint64(len(file)-64), (h.End+31)/32*32)

	t.Run("cut off at any byte", func(t *testing.T) {
		for length := 4; length < int(h.End); length++ {
			_, err := read_gguf_header.ReadGGUFHeader(bytes.NewReader(file[4:length]), uint64(length))
			require.ErrorIs(t, err, engine.ErrTruncated)
		}
	})
	t.Run("versions", func(t *testing.T) {
		for version, want := range map[uint32]string{2: "", 1: "it is GGUF version 1; versions 2 and 3 can be read",
			4:       "it is GGUF version 4; versions 2 and 3 can be read",
			3 << 24: "it is GGUF version 50331648; versions 2 and 3 can be read"} {
			other := bytes.Clone(file)
			binary.LittleEndian.PutUint32(other[4:], version)
			_, err := read_gguf_header.ReadGGUFHeader(bytes.NewReader(other[4:]), uint64(len(file)))
			require.Equal(t, want != "", err != nil)
			if want != "" {
				require.EqualError(t, err, want)
			}
		}
	})
	t.Run("counts are not believed", func(t *testing.T) {
		for at, want := range map[int]string{8: "it has 18446744073709551615 tensors; the limit is 65536",
			16: "it has 18446744073709551615 keys; the limit is 16384"} {
			other := bytes.Clone(file)
			binary.LittleEndian.PutUint64(other[at:], ^uint64(0))
			_, err := read_gguf_header.ReadGGUFHeader(bytes.NewReader(other[4:]), uint64(len(file)))
			require.EqualError(t, err, want)
		}
	})
	t.Run("twice the same", func(t *testing.T) {
		twice := append_gguf.AppendGGUF(nil, []demo.Pair{pair, {Key: pair.Key + "\x00x", Value: true}}, nil)
		_, err := read_gguf_header.ReadGGUFHeader(bytes.NewReader(twice[4:]), uint64(len(twice)))
		require.EqualError(t, err, `key "general.name" is there twice`, "llama.cpp compares C strings")
		twice = append_gguf.AppendGGUF(nil, nil, []demo.Tensor{tensor, tensor})
		_, err = read_gguf_header.ReadGGUFHeader(bytes.NewReader(twice[4:]), uint64(len(twice)))
		require.EqualError(t, err, `tensor "t" is there twice`)
	})
	t.Run("bombs take little memory", func(t *testing.T) {
		for name, bomb := range engine_header_bombs.EngineHeaderBombs() {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, err := read_gguf_header.ReadGGUFHeader(bomb.Input, bomb.Size)
			runtime.ReadMemStats(&after)
			require.Equal(t, name != "merges", errors.Is(err, gguf.ErrTooMuch), "%s: %v", name, err)
			require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(engine.MaxGGUFKept+24<<20), name)
		}
	})
}
