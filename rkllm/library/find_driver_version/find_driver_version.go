// Package find_driver_version reads the version of the NPU's driver.
package find_driver_version

import (
	"path/filepath"
	"strings"

	"rkllmd/rkllm/library/read_text"
)

// FindDriverVersion returns the version of the RKNPU driver, such as "0.9.8", from the first file below root that
// tells it; "" when none does. The first lies in debugfs, which often only root can read; its text is "RKNPU driver:
// v0.9.8".
//
// **Runs on:** any thread.
func FindDriverVersion(root string) string {
	for _, path := range []string{"sys/kernel/debug/rknpu/version", "proc/rknpu/version", "proc/debug/rknpu/version",
		"sys/module/rknpu/version"} {
		for word := range strings.FieldsSeq(read_text.ReadText(filepath.Join(root, path))) {
			version := strings.TrimLeft(word, "vV")
			if strings.Trim(version, "0123456789.") == "" && strings.Contains(strings.Trim(version, "."), ".") {
				return version
			}
		}
	}
	return ""
}
