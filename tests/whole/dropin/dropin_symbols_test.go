package dropin_test

import (
	"debug/elf"
	"os/exec"
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

		found, err := detect_version.DetectVersion(library, "")
		require.NoError(t, err)
		require.Equal(t, version, found.Version)
		require.Equal(t, []string{generation}, found.Generations)
	}

	words := daemon_command.DaemonCommand(t, true).Args
	program, err := elf.Open(words[len(words)-1])
	require.NoError(t, err)
	defer program.Close()
	exported, err := program.DynamicSymbols()
	require.NoError(t, err)
	for _, symbol := range exported {
		require.NotContains(t, symbol.Name, "rkllm_", "a vendor's library in the same process would find it")
	}
}
