package server_test

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/lock_path"
)

func TestLockPath(t *testing.T) {
	t.Run("one holder at a time", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "s")
		fd, err := lock_path.LockPath(path, server.DefaultSetting)
		require.NoError(t, err)
		text, err := os.ReadFile(path + ".lock")
		require.NoError(t, err)
		require.Equal(t, fmt.Sprint(os.Getpid()), string(text))

		_, err = lock_path.LockPath(path, server.DefaultSetting)
		require.ErrorContains(t, err, fmt.Sprintf("another rkllmd (process %d) holds %s.lock", os.Getpid(), path))
		require.NoError(t, unix.Close(fd))
		fd, err = lock_path.LockPath(path, server.DefaultSetting)
		require.NoError(t, err, "left behind, and held by nobody")
		require.NoError(t, unix.Close(fd))
	})
	t.Run("no directory", func(t *testing.T) {
		_, err := lock_path.LockPath("/nonexistent/s", server.DefaultSetting)
		require.EqualError(t, err, "cannot open the lock file /nonexistent/s.lock: no such file or directory")
	})
	t.Run("never through a symbolic link", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "s")
		require.NoError(t, os.Symlink("/tmp/elsewhere", path+".lock"))
		_, err := lock_path.LockPath(path, server.DefaultSetting)
		require.ErrorIs(t, err, unix.ELOOP)
	})
	t.Run("holders that remove the file as they leave", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "s")
		var holders, most atomic.Int32
		var done sync.WaitGroup
		for range 4 {
			done.Add(1)
			go func() {
				defer done.Done()
				for range 300 {
					fd, err := lock_path.LockPath(path, server.DefaultSetting)
					if err != nil {
						continue
					}
					most.Store(max(most.Load(), holders.Add(1)))
					holders.Add(-1)
					os.Remove(path + ".lock")
					unix.Close(fd)
				}
			}()
		}
		done.Wait()
		require.Equal(t, int32(1), most.Load())
	})
}
