// Package name_machine tells machines apart.
package name_machine

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"rkllmd/rkllm/library/find_npu"
)

// NameMachine returns by what the machine under root ("/" but in tests) is known again, as far as it matters to the
// vendor's library: the chip, the version of the NPU's driver, and a hash of what its processors can do.
//
// **Runs on:** any thread.
func NameMachine(root string) string {
	npu, features := find_npu.FindNPU(root), ""
	text, _ := os.ReadFile(filepath.Join(root, "proc/cpuinfo"))
	for line := range strings.Lines(string(text)) {
		name, _, _ := strings.Cut(line, ":")
		name = strings.TrimSpace(name)
		if (name == "Features" || name == "flags") && !strings.Contains(features, line) {
			features += line
		}
	}
	return fmt.Sprintf("%s %s driver %s cpu %.8x", runtime.GOARCH, cmp.Or(npu.Chip, "no chip"),
		cmp.Or(npu.DriverVersion, "none"), sha256.Sum256([]byte(features)))
}
