package program_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
)

// The architectures that are said to be known are those of the llama.cpp that go.mod names, by its own table.
func TestKnownArchitectures(t *testing.T) {
	told, err := exec.Command("go", "list", "-m", "-f", "{{.Version}} {{.Dir}}", "github.com/ollama/ollama").Output()
	require.NoError(t, err)
	version, folder, _ := strings.Cut(strings.TrimSpace(string(told)), " ")
	require.Equal(t, version, gguf.LlamaVersion)
	source, err := os.ReadFile(filepath.Join(folder, "llama/llama.cpp/src/llama-arch.cpp"))
	require.NoError(t, err)
	_, table, found := strings.Cut(string(source), "LLM_ARCH_NAMES = {")
	require.True(t, found)
	table, _, _ = strings.Cut(table, "};")
	var names []string
	for _, line := range regexp.MustCompile(`\{ *LLM_ARCH_\w+, *"([^"]+)" *\}`).FindAllStringSubmatch(table, -1) {
		if line[1] != "clip" && line[1] != "(unknown)" {
			names = append(names, line[1])
		}
	}
	slices.Sort(names)
	require.Equal(t, names, gguf.Architectures)
}
