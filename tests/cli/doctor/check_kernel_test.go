package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_kernel"
	"rkllmd/isolation/process/detect_held"
)

func TestCheckKernel(t *testing.T) {
	var report doctor.Report
	check_kernel.CheckKernel(&report)
	held := detect_held.DetectHeld()
	require.Equal(t, doctor.KernelReport{Landlock: held.Landlock, Seccomp: held.Seccomp}, report.Kernel)
	require.Empty(t, report.Problems)
}
