package buffer_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/buffer"
	"rkllmd/buffer/consume_buffer"
)

func TestConsumeBuffer(t *testing.T) {
	t.Run("part", func(t *testing.T) {
		b := buffer.Buffer{Data: []byte("abcdef")}
		consume_buffer.ConsumeBuffer(&b, 2)
		consume_buffer.ConsumeBuffer(&b, 0)
		require.Equal(t, "cdef", string(b.Data[b.Start:]))
	})
	t.Run("emptied: small memory is kept", func(t *testing.T) {
		b := buffer.Buffer{Data: make([]byte, buffer.Retain)}
		consume_buffer.ConsumeBuffer(&b, buffer.Retain)
		require.Equal(t, buffer.Retain, cap(b.Data))
		require.Empty(t, b.Data)
		require.Zero(t, b.Start)
	})
	t.Run("emptied: large memory is given back", func(t *testing.T) {
		b := buffer.Buffer{Data: make([]byte, buffer.Retain+1)}
		consume_buffer.ConsumeBuffer(&b, buffer.Retain+1)
		require.Equal(t, buffer.Buffer{}, b)
	})
	t.Run("large and mostly read: shrinks", func(t *testing.T) {
		b := buffer.Buffer{Data: append(bytes.Repeat([]byte("x"), 1<<20), "rest"...)}
		consume_buffer.ConsumeBuffer(&b, 1<<20)
		require.Equal(t, "rest", string(b.Data[b.Start:]))
		require.Equal(t, 8, cap(b.Data))
	})
	t.Run("more than there is", func(t *testing.T) {
		b := buffer.Buffer{Data: make([]byte, 3), Start: 1}
		require.Panics(t, func() { consume_buffer.ConsumeBuffer(&b, 3) })
	})
}
