package buffer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/buffer/create_buffer"
)

func TestCreateBuffer(t *testing.T) {
	t.Run("room as asked", func(t *testing.T) {
		b := create_buffer.CreateBuffer(100)
		require.Equal(t, 100, cap(b.Data))
		require.Empty(t, b.Data)
		require.Zero(t, b.Start)
	})
	t.Run("no room owns no memory", func(t *testing.T) {
		require.Nil(t, create_buffer.CreateBuffer(0).Data)
	})
}
