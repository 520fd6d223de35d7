// Package find_npu looks for the machine's neural processor.
package find_npu

import (
	"path/filepath"
	"slices"
	"strings"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library"
	"rkllmd/rkllm/library/find_driver_version"
	"rkllmd/rkllm/library/read_text"
)

// FindNPU tells what the kernel shows of a Rockchip NPU below root ("/" but in tests): the chip by the device tree,
// the driver's version and its device files. The driver makes a DRM render node, or /dev/rknpu where it is built
// without DRM.
//
// **Runs on:** any thread.
func FindNPU(root string) rkllm.NPU {
	npu := rkllm.NPU{DriverVersion: find_driver_version.FindDriverVersion(root)}
	for name := range strings.SplitSeq(read_text.ReadText(filepath.Join(root, "proc/device-tree/compatible")), "\x00") {
		for _, known := range library.Chips {
			if npu.Chip == "" && strings.HasPrefix(name, known.Compatible) {
				npu.Chip = known.Chip
			}
		}
	}
	nodes, _ := filepath.Glob(filepath.Join(root, "sys/class/drm/renderD*"))
	for _, node := range nodes {
		lines := strings.Fields(read_text.ReadText(filepath.Join(node, "device/uevent")))
		if slices.Contains(lines, "DRIVER=RKNPU") {
			npu.Devices = append(npu.Devices, "/dev/dri/"+filepath.Base(node))
		}
	}
	if plain, _ := filepath.Glob(filepath.Join(root, "dev/rknpu")); plain != nil {
		npu.Devices = append(npu.Devices, "/dev/rknpu")
	}
	return npu
}
