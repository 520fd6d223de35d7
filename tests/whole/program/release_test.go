//go:build release

package program_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"

	"rkllmd/engine/variants"
	"rkllmd/engine/variants/list_usable_variants"
	"rkllmd/tests/whole/program/run_release"
)

// The tar file of make release holds a program that runs on every x86-64 processor, and computes with the best of the
// variants beside it that the processor can run and that are its own. Needs qemu-x86_64-static.
func TestRelease(t *testing.T) {
	folder, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	archives, err := filepath.Glob("../../../bin/release/rkllmd-*-linux-x86_64.tar.gz")
	require.NoError(t, err)
	require.Len(t, archives, 1, "make release writes it")
	output, err := exec.Command("tar", "-xzf", archives[0], "-C", folder, "--strip-components=1").CombinedOutput()
	require.NoError(t, err, string(output))
	for _, name := range []string{"LICENSE", "NOTICE", "README.md", "docs/README.md", "docs/pictures/session.svg",
		"rkllmd"} {
		require.FileExists(t, filepath.Join(folder, name))
	}
	for _, name := range variants.Variants {
		require.FileExists(t, filepath.Join(folder, "libggml-cpu-"+name+".so"))
	}
	program, model := filepath.Join(t.TempDir(), "linked"), filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, os.Symlink(filepath.Join(folder, "rkllmd"), program))
	require.NoError(t, write_tiny_model.WriteTinyModel(model, "llama", 1))

	common, log := run_release.RunRelease(t, program, model, "qemu-x86_64-static", "-cpu", "Nehalem")
	require.NotEmpty(t, common)
	require.Contains(t, log, "no variant of it suits this CPU")
	require.NotContains(t, log, "level=WARN")
	answer, log := run_release.RunRelease(t, program, model, "qemu-x86_64-static", "-cpu", "Haswell")
	require.Equal(t, common, answer)
	require.Contains(t, log, "variant="+folder+"/libggml-cpu-x86-64-v3.so")
	require.Contains(t, log, `"SSE3 SSSE3 AVX AVX2 F16C FMA BMI2 LLAMAFILE REPACK"`)

	// Here: each in its turn, when the better ones are damaged or absent, and at last none.
	var spoilt string
	for i, name := range append(list_usable_variants.ListUsableVariants(), "") {
		answer, log := run_release.RunRelease(t, program, model)
		require.Equal(t, common, answer)
		if i > 0 {
			require.Contains(t, log, spoilt+" is not of this release: its SHA-256 is ")
			require.NoError(t, os.Remove(spoilt))
		}
		if name == "" {
			require.Contains(t, log, "this program is slow alone")
			break
		}
		spoilt = filepath.Join(folder, "libggml-cpu-"+name+".so")
		require.Contains(t, log, "variant="+spoilt)
		require.NoError(t, os.Truncate(spoilt, 1000))
	}
	_, log = run_release.RunRelease(t, program, model)
	require.Contains(t, log, folder+" lacks libggml-cpu-")
}
