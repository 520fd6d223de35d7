package library_test

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/read_object"
	"rkllmd/tests/rkllm/rkllm_library_source"
	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

func FuzzReadObject(f *testing.F) {
	content, err := os.ReadFile(rkllm_build_object.RkllmBuildObject(f, rkllm_library_source.RkllmLibrarySource("C",
		"1.2.1", nil), "-s", "-nostdlib", "-Wl,-z,noseparate-code"))
	require.NoError(f, err)
	f.Add(content)
	f.Add(content[:64])
	f.Add([]byte("\x7fELF"))
	f.Fuzz(func(t *testing.T, content []byte) {
		d := rkllm.Detection{Size: int64(len(content))}
		if err := read_object.ReadObject(&d, bytes.NewReader(content)); err != nil {
			require.NotEmpty(t, err.Error())
			return
		}
		require.True(t, slices.IsSorted(d.Symbols))
		for _, name := range d.Symbols {
			require.True(t, strings.HasPrefix(name, "rkllm_"))
		}
	})
}
