package fetch_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/close_part"
)

func TestClosePart(t *testing.T) {
	file, err := os.Open(os.DevNull)
	require.NoError(t, err)
	close_part.ClosePart(&fetch.Part{Data: file})
	require.ErrorIs(t, file.Close(), os.ErrClosed)
}
