package doctor_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_npu"
	"rkllmd/rkllm"
)

func TestCheckNPU(t *testing.T) {
	root := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(root, "dev/dri"), 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(root, "dev/rknpu"), nil, 0o600))
	for _, test := range []struct {
		name    string
		npu     rkllm.NPU
		devices []doctor.Device
		advice  []string
	}{
		{"none", rkllm.NPU{}, []doctor.Device{}, nil},
		{"good", rkllm.NPU{Chip: "RK3588", DriverVersion: "0.9.8", Devices: []string{"/dev/rknpu"}},
			[]doctor.Device{{Path: "/dev/rknpu"}}, nil},
		{"driver version not known", rkllm.NPU{Chip: "RK3588", Devices: []string{"/dev/rknpu"}},
			[]doctor.Device{{Path: "/dev/rknpu"}}, nil},
		{"old driver", rkllm.NPU{Chip: "RK3588", DriverVersion: "0.9.6", Devices: []string{"/dev/rknpu"}},
			[]doctor.Device{{Path: "/dev/rknpu"}},
			[]string{"the NPU's driver is version 0.9.6, the vendor asks for 0.9.8 or later: update the board's " +
				"kernel"}},
		{"no device file", rkllm.NPU{Chip: "RK3576"}, []doctor.Device{},
			[]string{"this is an RK3576, but there is no device file of its NPU: use a kernel with the RKNPU " +
				"driver; in a container, pass the device in (docker --device)"}},
		{"a device that cannot be opened", rkllm.NPU{Devices: []string{"/dev/dri/renderD129"}},
			[]doctor.Device{{Path: "/dev/dri/renderD129", Error: "no such file or directory"}},
			[]string{"/dev/dri/renderD129 cannot be opened (no such file or directory): run as a user of its " +
				"group, often render or video (ls -l /dev/dri/renderD129 names it)"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			report := &doctor.Report{}
			check_npu.CheckNPU(report, test.npu, root)
			require.Equal(t, doctor.NPUReport{Chip: test.npu.Chip, DriverVersion: test.npu.DriverVersion,
				Devices: test.devices}, report.NPU)
			var advice []string
			for _, problem := range report.Problems {
				require.Equal(t, "npu", problem.About)
				advice = append(advice, problem.Advice)
			}
			require.Equal(t, test.advice, advice)
		})
	}
}
