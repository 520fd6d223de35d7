package library_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/find_npu"
)

func TestFindNPU(t *testing.T) {
	for name, board := range map[string]struct {
		files map[string]string
		want  rkllm.NPU
	}{
		"a PC": {map[string]string{"sys/class/drm/renderD128/device/uevent": "DRIVER=i915\n"}, rkllm.NPU{}},
		"RK3588 with DRM": {map[string]string{
			"proc/device-tree/compatible":            "radxa,rock-5b\x00rockchip,rk3588\x00",
			"sys/kernel/debug/rknpu/version":         "RKNPU driver: v0.9.8\n",
			"sys/class/drm/renderD128/device/uevent": "DRIVER=rockchip-drm\nOF_NAME=display-subsystem\n",
			"sys/class/drm/renderD129/device/uevent": "DRIVER=RKNPU\nOF_NAME=npu\n",
		}, rkllm.NPU{Chip: "RK3588", DriverVersion: "0.9.8", Devices: []string{"/dev/dri/renderD129"}}},
		"RK3588S": {map[string]string{"proc/device-tree/compatible": "xunlong,orangepi-5\x00rockchip,rk3588s\x00"},
			rkllm.NPU{Chip: "RK3588"}},
		"RV1126B without DRM": {map[string]string{
			"proc/device-tree/compatible": "rockchip,rv1126b-evb\x00rockchip,rv1126b\x00", "dev/rknpu": "",
			"sys/module/rknpu/version": "0.9.2\n",
		}, rkllm.NPU{Chip: "RV1126B", DriverVersion: "0.9.2", Devices: []string{"/dev/rknpu"}}},
		"another chip": {map[string]string{"proc/device-tree/compatible": "rockchip,rk3399\x00"}, rkllm.NPU{}},
	} {
		t.Run(name, func(t *testing.T) {
			root := t.TempDir()
			for path, content := range board.files {
				require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(root, path)), 0o700))
				require.NoError(t, os.WriteFile(filepath.Join(root, path), []byte(content), 0o600))
			}
			require.Equal(t, board.want, find_npu.FindNPU(root))
		})
	}
}
