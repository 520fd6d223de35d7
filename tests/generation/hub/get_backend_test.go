package hub_test

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/librkllmrt/rt_log"
)

func TestGetBackend(t *testing.T) {
	log := rt_log.RtLog(t)
	h := &generation.Hub{}
	_, err := get_backend.GetBackend(h)
	require.ErrorIs(t, err, generation.ErrClosed)
	require.EqualError(t, err, "no model is loaded: load one by rkllm.init on the JSON-RPC socket, or serve with "+
		"--model PATH")

	t.Run("it is made once, by the first who asks", func(t *testing.T) {
		_, made := generation_backend.GenerationBackend()
		var calls atomic.Int32
		var others sync.WaitGroup
		set_backend.SetBackend(h, func() (*generation.Backend, error) {
			calls.Add(1)
			return made, nil
		}, nil)
		require.Zero(t, calls.Load(), "nobody has asked")
		var found [8]*generation.Backend
		for i := range found {
			others.Add(1)
			go func() {
				defer others.Done()
				found[i], _ = get_backend.GetBackend(h)
			}()
		}
		others.Wait()
		for _, b := range found {
			require.Same(t, made, b)
		}
		require.EqualValues(t, 1, calls.Load())
	})
	t.Run("why it cannot be made is told to all, and logged once; later it is tried again", func(t *testing.T) {
		h, failure := &generation.Hub{}, errors.New("too little memory")
		_, made := generation_backend.GenerationBackend()
		set_backend.SetBackend(h, func() (*generation.Backend, error) { return made, failure }, nil)
		for range 3 {
			_, err := get_backend.GetBackend(h)
			require.ErrorIs(t, err, generation.ErrFailed)
			require.EqualError(t, err, "the model that is loaded cannot be served here: too little memory")
		}
		require.Regexp(t, `^time=\S+ level=WARN msg="the model that is loaded is served on the JSON-RPC socket only" reason="too little memory"\n$`, log.String())
		failure = nil
		_, err := get_backend.GetBackend(h)
		require.ErrorIs(t, err, generation.ErrFailed, "not yet")
		h.FailedAt = h.FailedAt.Add(-generation.RetryTime)
		b, err := get_backend.GetBackend(h)
		require.NoError(t, err)
		require.Same(t, made, b)
		require.Contains(t, log.String(), "is served to all front-ends now")
		h.Backend.Store(nil) // it cannot be closed
		clear_backend.ClearBackend(h)
		_, err = get_backend.GetBackend(h)
		require.ErrorIs(t, err, generation.ErrClosed, "that was the model before")
	})
}
