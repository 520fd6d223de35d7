package doctor_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_machine"
	"rkllmd/tests/cli/cli_write_machine"
)

// What each part finds is for the tests of the parts. Here: all of them are asked, about the machine under root.
func TestCheckMachine(t *testing.T) {
	t.Setenv("LD_LIBRARY_PATH", "")
	t.Setenv("RKLLM_LOG_LEVEL", "2")
	root := cli_write_machine.CliWriteMachine(t, map[string]string{
		"proc/device-tree/compatible": "radxa,rock-5b\x00rockchip,rk3588\x00",
		"dev/rknpu":                   "", "sys/kernel/debug/rknpu/version": "RKNPU driver: v0.9.6\n",
		"usr/lib/librkllmrt.so":          "This is not a library.",
		"sys/devices/system/cpu/online":  "0-2047\n",
		"proc/meminfo":                   "MemTotal: 8388608 kB\nMemAvailable: 1024 kB\n",
		"proc/sys/kernel/not_looked_at":  "",
		"usr/local/lib/librkllmrt.so.1":  "another name",
		"usr/lib/aarch64-linux-gnu/a.so": "",
	})
	report := check_machine.CheckMachine(cli.LibraryChoice{}, cli.Embedded{}, "/nowhere/rkllm.sock", root)
	require.Equal(t, cli.Version, report.Program.Version)
	require.Equal(t, filepath.Join(root, "usr/lib/librkllmrt.so"), report.Library.Path)
	require.Equal(t, "this machine has an RKNPU", report.Library.Reason)
	require.Equal(t, doctor.NPUReport{Chip: "RK3588", DriverVersion: "0.9.6", Devices: []doctor.Device{
		{Path: "/dev/rknpu"}}}, report.NPU)
	require.Equal(t, "0-2047", report.CPUs.Online)
	require.Equal(t, "2", report.LogLevel)
	require.Equal(t, doctor.SocketReport{Path: "/nowhere/rkllm.sock", State: doctor.SocketBlocked}, report.Socket)
	require.Equal(t, uint64(8<<30), report.Memory.Total)
	about := map[string]bool{}
	for _, problem := range report.Problems {
		about[problem.About] = true
	}
	delete(about, "open_files") // as the tester's machine is
	require.Equal(t, map[string]bool{"library": true, "npu": true, "cpus": true, "rkllm_log_level": true,
		"socket": true, "memory": true}, about)
}
