// Package isolated_unready asks a daemon whose library has just died whether it is ready.
package isolated_unready

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/isolation/isolated_child"
	"rkllmd/tests/whole/isolation/isolated_doomed"
)

// IsolatedUnready loads a model, kills the process of its library, which is idle, and asks the daemon as soon as the
// system says that it has ended, of which the daemon may not have heard.
func IsolatedUnready(t *testing.T, s *conformance_prepare.Session, address string) {
	t.Helper()
	isolated_doomed.IsolatedDoomed(t, s)
	status, _, _ := web_post.WebPost(t, "http://"+address+"/readyz", "")
	require.Equal(t, 200, status)
	child := isolated_child.IsolatedChild(s.Daemon.Process.Pid)
	require.NotZero(t, child)
	file, err := unix.PidfdOpen(child, 0)
	require.NoError(t, err)
	defer unix.Close(file)
	require.NoError(t, unix.Kill(child, unix.SIGKILL))
	ended, err := unix.Poll([]unix.PollFd{{Fd: int32(file), Events: unix.POLLIN}}, 60_000)
	require.NoError(t, err)
	require.Equal(t, 1, ended)
	status, _, _ = web_post.WebPost(t, "http://"+address+"/readyz", "")
	require.Equal(t, 503, status, "at once")
}
