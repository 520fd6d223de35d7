package buffer_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/buffer"
	"rkllmd/buffer/append_buffer"
	"rkllmd/buffer/consume_buffer"
)

func TestAppendBuffer(t *testing.T) {
	t.Run("zero value", func(t *testing.T) {
		var b buffer.Buffer
		append_buffer.AppendBuffer(&b, []byte("hello "))
		append_buffer.AppendBuffer(&b, []byte("world"))
		require.Equal(t, "hello world", string(b.Data[b.Start:]))
		require.Equal(t, buffer.Retain, cap(b.Data))
	})
	t.Run("the place of read bytes is used again", func(t *testing.T) {
		b := buffer.Buffer{Data: make([]byte, 100), Start: 90}
		copy(b.Data[90:], "0123456789")
		append_buffer.AppendBuffer(&b, []byte("abc"))
		require.Equal(t, "0123456789abc", string(b.Data[b.Start:]))
		require.Equal(t, 100, cap(b.Data))
	})
	t.Run("grows to twice what is needed", func(t *testing.T) {
		b := buffer.Buffer{Data: bytes.Repeat([]byte("x"), 1000)}
		append_buffer.AppendBuffer(&b, []byte("yy"))
		require.Equal(t, 2004, cap(b.Data))
	})
	t.Run("a queue keeps every byte in order", func(t *testing.T) {
		var b buffer.Buffer
		var wrote, read []byte
		for i := range 2000 {
			piece := bytes.Repeat([]byte{byte(i)}, i*7%613)
			wrote = append(wrote, piece...)
			append_buffer.AppendBuffer(&b, piece)
			take := min(len(b.Data)-b.Start, i*11%701)
			read = append(read, b.Data[b.Start:b.Start+take]...)
			consume_buffer.ConsumeBuffer(&b, take)
		}
		require.True(t, bytes.Equal(wrote, append(read, b.Data[b.Start:]...)))
	})
}
