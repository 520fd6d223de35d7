package dropin_test

import (
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/project/project_path"
	"rkllmd/tests/whole/dropin_library"
)

// A program that was made for the other version is told so by rkllm_init, and nothing else that its structures,
// misread, would seem to say. Python's callbacks are code in memory that can be written as well.
func TestDropinWrongVersion(t *testing.T) {
	for generation, version := range map[string]string{"C": "1.3.0", "D": "1.2.3"} {
		command := exec.Command("python3", "-B", "chat.py", "--library", dropin_library.DropinLibrary(t, generation),
			"--rkllm-version", version, rt_tiny.RtTiny(t, "llama"))
		command.Dir = project_path.ProjectPath(t, "examples/librkllmrt")
		output, err := command.CombinedOutput()
		require.Error(t, err, "%s", output)
		require.Contains(t, string(output), "E rkllm: rkllm_init failed, reason: this program was made for librkllmrt "+
			version[:3]+",")
	}
}
