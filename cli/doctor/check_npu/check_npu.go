// Package check_npu looks at the NPU and its driver.
package check_npu

import (
	"path/filepath"

	"golang.org/x/sys/unix"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/is_older_version"
	"rkllmd/rkllm"
)

// CheckNPU notes the NPU of the machine under root, whether this user may open each of its device files, and the
// driver's version. A chip without a device file, a device that cannot be opened and a driver older than cli.MinDriver
// are problems. No NPU is none, nor is a version that cannot be read.
//
// **Runs on:** any thread.
func CheckNPU(report *doctor.Report, npu rkllm.NPU, root string) {
	report.NPU = doctor.NPUReport{Chip: npu.Chip, DriverVersion: npu.DriverVersion, Devices: []doctor.Device{}}
	for _, path := range npu.Devices {
		device := doctor.Device{Path: path}
		if err := unix.Faccessat(unix.AT_FDCWD, filepath.Join(root, path), unix.R_OK|unix.W_OK,
			unix.AT_EACCESS); err != nil {
			device.Error = err.Error()
			report.Problems = append(report.Problems, doctor.Problem{About: "npu", Advice: path +
				" cannot be opened (" + device.Error +
				"): run as a user of its group, often render or video (ls -l " + path + " names it)"})
		}
		report.NPU.Devices = append(report.NPU.Devices, device)
	}
	if npu.Chip != "" && len(npu.Devices) == 0 {
		report.Problems = append(report.Problems, doctor.Problem{About: "npu", Advice: "this is an " + npu.Chip +
			", but there is no device file of its NPU: use a kernel with the RKNPU driver; in a container, pass " +
			"the device in (docker --device)"})
	}
	if is_older_version.IsOlderVersion(npu.DriverVersion, doctor.MinDriver) {
		report.Problems = append(report.Problems, doctor.Problem{About: "npu", Advice: "the NPU's driver is version " +
			npu.DriverVersion +
			", the vendor asks for " + doctor.MinDriver + " or later: update the board's kernel"})
	}
}
