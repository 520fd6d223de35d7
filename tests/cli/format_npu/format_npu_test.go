package format_npu_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/format_npu"
)

func TestFormatNPU(t *testing.T) {
	device, closed := cli.Device{Path: "/dev/dri/renderD129"}, cli.Device{Path: "/dev/rknpu", Error: "permission denied"}
	for want, npu := range map[string]cli.NPUReport{
		"none found": {},
		"RK3588, driver version 0.9.8, /dev/dri/renderD129, /dev/rknpu (permission denied)": {
			Chip: "RK3588", DriverVersion: "0.9.8", Devices: []cli.Device{device, closed}},
		"chip not known, driver version not known (root may be able to read it), /dev/dri/renderD129": {Devices: []cli.Device{device}},
		"RK3576, driver version not known (root may be able to read it), no device file":              {Chip: "RK3576"},
	} {
		require.Equal(t, want, format_npu.FormatNPU(npu))
	}
}
