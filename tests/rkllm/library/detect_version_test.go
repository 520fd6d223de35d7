package library_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/detect_version"
	"rkllmd/tests/rkllm/rkllm_library_source"
	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

func TestDetectVersion(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		generation, version := layout.Generation, layout.Versions[0]
		path := rkllm_build_object.RkllmBuildObject(t, rkllm_library_source.RkllmLibrarySource(generation, version,
			nil))
		d, err := detect_version.DetectVersion(path, "")
		require.NoError(t, err)
		require.Equal(t, []any{path, version, []string{generation}, "text in the file"}, []any{d.Path, d.Version,
			d.Generations, d.Evidence})

		path = rkllm_build_object.RkllmBuildObject(t, rkllm_library_source.RkllmLibrarySource(generation, "", nil))
		d, err = detect_version.DetectVersion(path, "")
		require.Equal(t, map[string]string{"A": "A", "B": "Bb", "b": "Bb", "C": "CD", "D": "CD"}[generation],
			strings.Join(d.Generations, ""))
		if generation == "A" {
			require.NoError(t, err)
			continue
		}
		require.ErrorContains(t, err, "give the right one with --rkllm-version")
		require.NotEmpty(t, d.Symbols)
		d, err = detect_version.DetectVersion(path, version)
		require.NoError(t, err)
		require.Equal(t, []any{version, []string{generation}, "--rkllm-version"}, []any{d.Version, d.Generations,
			d.Evidence})
	}
	d, err := detect_version.DetectVersion("/no/such/library.so", "")
	require.EqualError(t, err, "the library /no/such/library.so cannot be read: no such file or directory")
	require.Equal(t, "/no/such/library.so", d.Path)
}
