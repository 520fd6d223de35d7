package dropin_test

import (
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/detect_version"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/whole/dropin_library"
)

// The drop-in exports the vendor's names of its generation and nothing else, needs the C library only, and is
// recognised by its file. The daemon has none of those names.
func TestDropinSymbols(t *testing.T) {
	versions := map[string]string{"C": "1.2.3", "D": "1.3.0"}
	for generation, version := range versions {
		library := dropin_library.DropinLibrary(t, generation)
		var want []string
		for _, function := range rkllm.Functions {
			if strings.Contains(function.Generations, generation) {
				want = append(want, function.Name)
			}
		}
		slices.Sort(want)
		listed, err := exec.Command("nm", "-D", "--defined-only", "-j", library).Output()
		require.NoError(t, err)
		require.Equal(t, want, strings.Fields(string(listed)))

		file, err := elf.Open(library)
		require.NoError(t, err)
		defer file.Close()
		name, err := file.DynString(elf.DT_SONAME)
		require.NoError(t, err)
		require.Equal(t, []string{"librkllmrt.so"}, name)
		needed, err := file.ImportedLibraries()
		require.NoError(t, err)
		for _, one := range needed {
			require.Regexp(t, `^(libc|libm|libpthread|ld-linux-.*)\.so`, one)
		}

		// DetectVersion looks at the folders above; where those change, as .cache does, go test would run this again.
		text, err := os.ReadFile(library)
		require.NoError(t, err)
		alone := filepath.Join(t.TempDir(), "librkllmrt.so")
		require.NoError(t, os.WriteFile(alone, text, 0o600))
		found, err := detect_version.DetectVersion(alone, "")
		require.NoError(t, err)
		require.Equal(t, version, found.Version)
		require.Equal(t, []string{generation}, found.Generations)
	}

	words := daemon_command.DaemonCommand(t, true).Args
	exported, err := exec.Command("nm", "-D", "--defined-only", "-j", words[len(words)-1]).Output()
	require.NoError(t, err)
	require.NotContains(t, string(exported), "rkllm_", "a vendor's library in the same process would find it")
}
