package fetch_test

import (
	"context"
	"io"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/wrap_silence"
)

func TestWrapSilence(t *testing.T) {
	require.Equal(t, io.EOF, wrap_silence.WrapSilence(t.Context(), time.Second, io.EOF))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	err := wrap_silence.WrapSilence(ctx, time.Second, context.Canceled)
	require.NotErrorIs(t, err, context.Canceled)
	require.ErrorContains(t, err, "nothing has come for 1s")
}
