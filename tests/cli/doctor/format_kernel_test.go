package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/format_kernel"
)

func TestFormatKernel(t *testing.T) {
	for _, c := range []struct {
		kernel doctor.KernelReport
		want   string
	}{
		{doctor.KernelReport{Landlock: 7, Seccomp: true},
			"keeps a library's process from the network (seccomp), from files (Landlock 7)"},
		{doctor.KernelReport{Seccomp: true},
			"keeps a library's process from the network (seccomp), from no files (no Landlock)"},
		{doctor.KernelReport{Landlock: 1},
			"does not keep a library's process from the network (no seccomp), from files (Landlock 1)"},
	} {
		require.Equal(t, c.want, format_kernel.FormatKernel(c.kernel))
	}
}
