package bench_test

import (
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench/set_process_cpus"
)

func TestSetProcessCpus(t *testing.T) {
	var allowed, pinned unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(0, &allowed))
	cpu := 0
	for !allowed.IsSet(cpu) {
		cpu++
	}
	command := exec.Command("sleep", "60")
	require.NoError(t, command.Start())
	pid := command.Process.Pid
	require.NoError(t, set_process_cpus.SetProcessCpus(pid, []int{cpu}))
	require.NoError(t, unix.SchedGetaffinity(pid, &pinned))
	require.Equal(t, 1, pinned.Count())
	require.True(t, pinned.IsSet(cpu))
	require.ErrorIs(t, set_process_cpus.SetProcessCpus(pid, nil), unix.EINVAL)

	require.NoError(t, command.Process.Kill())
	command.Wait()
	require.ErrorIs(t, set_process_cpus.SetProcessCpus(pid, []int{cpu}), os.ErrNotExist)
}
