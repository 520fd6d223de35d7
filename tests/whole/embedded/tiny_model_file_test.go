package embedded_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_sized_model"
	"rkllmd/tests/support/daemon/daemon_command"
)

// The program writes the same models on every processor, byte for byte: those that this test writes itself.
func TestTinyModelFile(t *testing.T) {
	for _, architecture := range []string{"llama", "qwen2", "qwen3"} {
		t.Run(architecture, func(t *testing.T) {
			t.Parallel()
			folder := t.TempDir()
			written, expected := filepath.Join(folder, "written.gguf"), filepath.Join(folder, "expected.gguf")
			output, err := daemon_command.DaemonCommand(t, true, "tiny-model", written, "--architecture", architecture,
				"--seed", "7").CombinedOutput()
			require.NoError(t, err, "%s", output)
			require.NoError(t, write_sized_model.WriteSizedModel(expected, architecture, 7, 4096))
			want, err := os.ReadFile(expected)
			require.NoError(t, err)
			have, err := os.ReadFile(written)
			require.NoError(t, err)
			require.True(t, string(want) == string(have), "%s models differ: %d and %d bytes", architecture, len(want),
				len(have))
		})
	}
}
