package buffer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/buffer"
	"rkllmd/buffer/append_buffer"
	"rkllmd/buffer/destroy_buffer"
)

func TestDestroyBuffer(t *testing.T) {
	b := buffer.Buffer{Data: []byte("abc"), Start: 1}
	destroy_buffer.DestroyBuffer(&b)
	require.Equal(t, buffer.Buffer{}, b)
	append_buffer.AppendBuffer(&b, []byte("again"))
	require.Equal(t, "again", string(b.Data[b.Start:]))
}
