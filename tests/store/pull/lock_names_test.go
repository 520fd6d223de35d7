package pull_test

import (
	"context"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/pull/lock_names"
)

func TestLockNames(t *testing.T) {
	s := store.Store{Folder: t.TempDir()}
	lock, err := lock_names.LockNames(t.Context(), s)
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = lock_names.LockNames(ctx, s)
	require.ErrorIs(t, err, context.Canceled)
	ended, taken := make(chan error, 1), make(chan *os.File, 1)
	go func() {
		next, err := lock_names.LockNames(t.Context(), s)
		taken <- next
		ended <- err
	}()
	require.Empty(t, taken)
	require.NoError(t, os.Remove(lock.Name()))
	require.NoError(t, lock.Close())
	next := <-taken
	require.NoError(t, <-ended, "it waits until the other one is ready")
	require.NoError(t, next.Close())
	_, err = lock_names.LockNames(t.Context(), store.Store{Folder: "/dev/null/a"})
	require.Error(t, err)
}
