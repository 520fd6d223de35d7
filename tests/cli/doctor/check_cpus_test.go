package doctor_test

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_cpus"
)

func TestCheckCpus(t *testing.T) {
	root := t.TempDir()
	report := &doctor.Report{}
	check_cpus.CheckCpus(report, root)
	require.Empty(t, report.CPUs.Online)
	require.NotEmpty(t, report.CPUs.Allowed)
	require.Equal(t, min(report.CPUs.Count, runtime.GOMAXPROCS(0)), report.CPUs.Usable)

	runtime.LockOSThread() // never unlocked: the thread, whose CPUs change here, ends with the test
	var all unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(0, &all))
	first := 0
	for !all.IsSet(first) {
		first++
	}
	var one unix.CPUSet
	one.Set(first)
	require.NoError(t, unix.SchedSetaffinity(0, &one))
	require.NoError(t, os.MkdirAll(filepath.Join(root, "sys/devices/system/cpu"), 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(root, "sys/devices/system/cpu/online"), []byte("0-2047\n"), 0o600))
	report = &doctor.Report{}
	check_cpus.CheckCpus(report, root)
	require.Equal(t, doctor.CPUsReport{Online: "0-2047", Allowed: fmt.Sprint(first), Count: 1, Usable: 1}, report.CPUs)
	require.Len(t, report.Problems, 1)
	require.Contains(t, report.Problems[0].Advice, "one CPU is all this process gets")

	report = &doctor.Report{NPU: doctor.NPUReport{Devices: []doctor.Device{{Path: "/dev/rknpu"}}}}
	check_cpus.CheckCpus(report, root)
	require.Len(t, report.Problems, 2)
	require.Contains(t, report.Problems[1].Advice, fmt.Sprintf("of CPUs 0-2047 this process may use %d only", first))
}
