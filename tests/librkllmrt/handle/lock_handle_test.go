package handle_test

import (
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle"
	"rkllmd/librkllmrt/handle/lock_handle"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestLockHandle(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	h := rt_handle.RtHandle(t, "llama")
	librkllmrt.Handles.Live[0x70] = h
	_, err := lock_handle.LockHandle(0, false)
	require.ErrorIs(t, err, handle.ErrNullHandle)

	locked, err := lock_handle.LockHandle(0x70, false)
	require.NoError(t, err)
	require.Same(t, h, locked)
	require.False(t, h.Running)
	require.False(t, h.Busy.TryLock())
	h.Busy.Unlock()

	t.Run("a run marks the handle and takes an old abort back", func(t *testing.T) {
		atomic.StoreInt32(h.Context.Abort, 1)
		_, err := lock_handle.LockHandle(0x70, true)
		require.NoError(t, err)
		require.True(t, h.Running)
		require.Zero(t, atomic.LoadInt32(h.Context.Abort))

		_, err = lock_handle.LockHandle(0x70, true)
		require.ErrorIs(t, err, handle.ErrRunning)
		_, err = lock_handle.LockHandle(0x70, false)
		require.ErrorIs(t, err, handle.ErrRunning)
		h.Running = false
		h.Busy.Unlock()
	})
	h.Thread.Store(int32(unix.Gettid()))
	_, err = lock_handle.LockHandle(0x70, true)
	require.ErrorIs(t, err, librkllmrt.ErrInCallback)
	h.Thread.Store(0)

	t.Run("destroyed while it waits", func(t *testing.T) {
		h.Busy.Lock()
		failed := make(chan error)
		go func() {
			_, err := lock_handle.LockHandle(0x70, true)
			failed <- err
		}()
		require.Eventually(t, func() bool {
			h.Mu.Lock()
			defer h.Mu.Unlock()
			return h.Running
		}, 2*time.Minute, time.Millisecond)
		h.Mu.Lock()
		h.Context = nil
		h.Mu.Unlock()
		h.Busy.Unlock()
		require.ErrorIs(t, <-failed, librkllmrt.ErrDestroyed)
		require.True(t, h.Busy.TryLock(), "Busy is free again")
	})
}
