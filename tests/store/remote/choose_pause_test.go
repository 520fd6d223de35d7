package remote_test

import (
	"context"
	"io"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote"
	"rkllmd/store/remote/choose_pause"
)

func TestChoosePause(t *testing.T) {
	pause, err := choose_pause.ChoosePause(t.Context(), io.EOF, 0, time.Minute)
	require.NoError(t, err)
	require.Equal(t, remote.FirstPause, pause)
	pause, err = choose_pause.ChoosePause(t.Context(), io.EOF, 60, time.Minute)
	require.NoError(t, err)
	require.Equal(t, remote.LastPause, pause)
	_, err = choose_pause.ChoosePause(t.Context(), io.EOF, 0, 0)
	require.ErrorIs(t, err, io.EOF)
	no := &remote.Refusal{Fault: io.EOF}
	_, err = choose_pause.ChoosePause(t.Context(), no, 0, time.Minute)
	require.Equal(t, no, err)
	later := &remote.Refusal{Fault: io.EOF, Again: true, Wait: 40 * time.Second}
	pause, err = choose_pause.ChoosePause(t.Context(), later, 0, time.Minute)
	require.NoError(t, err)
	require.Equal(t, 40*time.Second, pause)
	_, err = choose_pause.ChoosePause(t.Context(), later, 0, time.Second)
	require.ErrorContains(t, err, "wants to be left alone for 40s")
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = choose_pause.ChoosePause(ctx, later, 0, time.Minute)
	require.ErrorIs(t, err, context.Canceled)
}
