package inside_test

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation/inside/apply_landlock"
	"rkllmd/isolation/process/detect_held"
)

func TestApplyLandlock(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{"models/m", "cache/c", "secret", "library"} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(folder, name)), 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), nil, 0o700))
	}
	version, results := 0, map[string]error{}
	done := make(chan struct{})
	go func() { // its thread is confined, and ends with it
		defer close(done)
		runtime.LockOSThread()
		version = apply_landlock.ApplyLandlock([]string{"r" + folder + "/library", "w" + folder + "/models",
			"c" + folder + "/cache", "d/dev/null", "r/not/there"})
		for name, flags := range map[string]int{"/models/m": unix.O_RDWR, "/models/new": unix.O_RDWR | unix.O_CREAT,
			"/library": unix.O_RDONLY, "/library written": unix.O_WRONLY, "/secret": unix.O_RDONLY,
			"/models": unix.O_RDONLY, "/cache/c": unix.O_RDWR, "/new": unix.O_RDWR | unix.O_CREAT} {
			path := folder + name
			if name == "/library written" {
				path = folder + "/library"
			}
			fd, err := unix.Open(path, flags|unix.O_CLOEXEC, 0o600)
			results[name] = err
			_ = unix.Close(fd)
		}
		for _, name := range []string{"/cache/kept", "/cache/new", "/models/folder"} {
			results[name] = unix.Mkdir(folder+name, 0o700)
		}
		results["removed"] = unix.Rmdir(folder + "/cache/new")
		_, results["null"] = unix.Open("/dev/null", unix.O_RDWR|unix.O_CLOEXEC, 0)
		_, results["zero"] = unix.Open("/dev/zero", unix.O_RDWR|unix.O_CLOEXEC, 0)
	}()
	<-done
	require.Equal(t, detect_held.DetectHeld().Landlock, version)
	refused := map[string]bool{"/library written": true, "/secret": true, "/new": true, "zero": true,
		"/models/folder": true}
	for name, err := range results {
		if refused[name] && version > 0 {
			require.ErrorIs(t, err, unix.EACCES, name)
		} else {
			require.NoError(t, err, name)
		}
	}
	_, err := os.ReadFile(filepath.Join(folder, "secret"))
	require.NoError(t, err, "other threads are not confined")
}
