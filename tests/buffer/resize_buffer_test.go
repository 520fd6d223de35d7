package buffer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/buffer"
	"rkllmd/buffer/resize_buffer"
	"rkllmd/tests/support/project/count_allocations"
)

func TestResizeBuffer(t *testing.T) {
	for _, test := range []struct {
		name               string
		capacity, expected int
	}{
		{"larger", 100, 100},
		{"smaller", 4, 4},
		{"never smaller than what is unread", 1, 3},
		{"same capacity only moves", 10, 10},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := buffer.Buffer{Data: append(make([]byte, 0, 10), "readabc"...), Start: 4}
			resize_buffer.ResizeBuffer(&b, test.capacity)
			require.Equal(t, "abc", string(b.Data[b.Start:]))
			require.Zero(t, b.Start)
			require.Equal(t, test.expected, cap(b.Data))
		})
	}
	t.Run("to nothing", func(t *testing.T) {
		b := buffer.Buffer{Data: []byte("abc"), Start: 3}
		resize_buffer.ResizeBuffer(&b, 0)
		require.Equal(t, 0, cap(b.Data))
	})
	t.Run("moving allocates nothing", func(t *testing.T) {
		b := buffer.Buffer{Data: []byte("abcdef"), Start: 3}
		require.Zero(t, count_allocations.CountAllocations(10, func() { resize_buffer.ResizeBuffer(&b, cap(b.Data)) }))
	})
}
