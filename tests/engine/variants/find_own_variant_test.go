package variants_test

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/variants"
	"rkllmd/engine/variants/find_own_variant"
	"rkllmd/engine/variants/list_usable_variants"
	"rkllmd/tests/support/daemon/own_process"
)

func TestFindOwnVariant(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	require.Empty(t, engine.VariantSums, "only make release sets it")
	path, problems := find_own_variant.FindOwnVariant()
	require.Empty(t, path)
	require.Nil(t, problems)

	executable, err := os.Executable()
	require.NoError(t, err)
	folder, err := filepath.EvalSymlinks(filepath.Dir(executable))
	require.NoError(t, err)
	text := []byte("a variant")
	usable := list_usable_variants.ListUsableVariants()
	for _, name := range usable { // none on some processors
		path := filepath.Join(folder, "libggml-cpu-"+name+".so")
		require.NoError(t, os.WriteFile(path, text, 0o600))
		t.Cleanup(func() { os.Remove(path) })
	}
	// the last one's is right
	engine.VariantSums = fmt.Sprintf("%s:%x", strings.Join(variants.Variants, ":0,"), sha256.Sum256(text))
	path, problems = find_own_variant.FindOwnVariant()
	if len(usable) == 0 {
		require.Empty(t, path)
		require.Nil(t, problems)
		return
	}
	require.Equal(t, filepath.Join(folder, "libggml-cpu-x86-64-v3.so"), path)
	require.Len(t, problems, len(usable)-1)
	for i, problem := range problems {
		require.ErrorContains(t, problem, usable[i]+".so is not of this release")
	}
}
