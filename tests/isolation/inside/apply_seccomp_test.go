package inside_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation/inside/apply_seccomp"
	"rkllmd/isolation/process/detect_held"
)

func TestApplySeccomp(t *testing.T) {
	results := map[string]error{}
	var applied error
	done := make(chan struct{})
	go func() { // its thread is confined, and ends with it
		defer close(done)
		runtime.LockOSThread()
		if applied = apply_seccomp.ApplySeccomp(); applied != nil {
			return
		}
		_, results["socket"] = unix.Socket(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
		results["execve"] = unix.Exec("/nowhere", nil, nil)
		results["signal to another process"] = unix.Kill(unix.Getppid(), 0)
		results["limits of another process"] = unix.Prlimit(unix.Getppid(), unix.RLIMIT_CORE, nil, &unix.Rlimit{})
		results["namespaces"] = unix.Unshare(unix.CLONE_NEWUTS)
		results["no notice of the parent's end"] = unix.Prctl(unix.PR_SET_PDEATHSIG, 0, 0, 0, 0)
		_, _, results["io_uring"] = unix.RawSyscall(425, 1, 0, 0)
		_, _, results["clone3"] = unix.RawSyscall(435, 0, 0, 0)
		_, _, results["clone, a namespace"] = unix.RawSyscall(unix.SYS_CLONE, unix.CLONE_NEWUSER, 0, 0)
		results["own signal"] = unix.Kill(unix.Getpid(), 0)
		results["own thread"] = unix.Tgkill(unix.Getpid(), unix.Gettid(), 0)
		results["own limits"] = unix.Prlimit(0, unix.RLIMIT_CORE, nil, &unix.Rlimit{})
		results["its name"] = unix.Prctl(unix.PR_GET_DUMPABLE, 0, 0, 0, 0)
		pair := make([]int, 2)
		results["pipe"] = unix.Pipe2(pair, unix.O_CLOEXEC)
	}()
	<-done
	if !detect_held.DetectHeld().Seccomp {
		require.ErrorIs(t, applied, unix.EINVAL)
		return
	}
	require.NoError(t, applied)
	for _, name := range []string{"socket", "execve", "signal to another process", "limits of another process",
		"namespaces", "no notice of the parent's end", "io_uring", "clone, a namespace"} {
		require.ErrorIs(t, results[name], unix.EPERM, name)
	}
	require.ErrorIs(t, results["clone3"], unix.ENOSYS, "whoever makes threads goes on with clone")
	for _, name := range []string{"own signal", "own thread", "own limits", "its name", "pipe"} {
		require.NoError(t, results[name], name)
	}
}
