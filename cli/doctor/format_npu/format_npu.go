// Package format_npu writes what was found of an NPU.
package format_npu

import (
	"cmp"
	"strings"

	"rkllmd/cli/doctor"
)

// FormatNPU writes in one line what was found of an NPU: the chip, its driver and its device files.
//
// **Runs on:** any thread.
func FormatNPU(npu doctor.NPUReport) string {
	if len(npu.Devices) == 0 && npu.Chip == "" {
		return "none found"
	}
	text := cmp.Or(npu.Chip, "chip not known") + ", driver version " + cmp.Or(npu.DriverVersion,
		"not known (root may be able to read it)")
	var devices []string
	for _, device := range npu.Devices {
		if device.Error != "" {
			device.Path += " (" + device.Error + ")"
		}
		devices = append(devices, device.Path)
	}
	if len(devices) == 0 {
		return text + ", no device file"
	}
	return text + ", " + strings.Join(devices, ", ")
}
