package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/format_npu"
)

func TestFormatNPU(t *testing.T) {
	device, closed := doctor.Device{Path: "/dev/dri/renderD129"}, doctor.Device{Path: "/dev/rknpu",
		Error: "permission denied"}
	for want, npu := range map[string]doctor.NPUReport{
		"none found": {},
		"RK3588, driver version 0.9.8, /dev/dri/renderD129, /dev/rknpu (permission denied)": {
			Chip: "RK3588", DriverVersion: "0.9.8", Devices: []doctor.Device{device, closed}},
		"chip not known, driver version not known (root may be able to read it), " +
			"/dev/dri/renderD129": {Devices: []doctor.Device{device}},
		"RK3576, driver version not known (root may be able to read it), no device file": {Chip: "RK3576"},
	} {
		require.Equal(t, want, format_npu.FormatNPU(npu))
	}
}
