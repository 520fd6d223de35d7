package library_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library"
	"rkllmd/rkllm/library/choose_version"
)

func TestChooseVersion(t *testing.T) {
	var all []string
	for _, function := range rkllm.Functions {
		all = append(all, function.Name)
	}
	slices.Sort(all)
	t.Run("every published library", func(t *testing.T) {
		for id, version := range library.KnownLibraries {
			d := rkllm.Detection{Path: "/x.so", BlobID: id, Text: "1.1.0, 9.9.9", Symbols: all}
			require.NoError(t, choose_version.ChooseVersion(&d))
			require.Equal(t, version, d.Version)
			require.Equal(t, "blob id "+id, d.Evidence)
		}
	})
	t.Run("the text", func(t *testing.T) {
		for _, layout := range rkllm.Layouts {
			for _, version := range layout.Versions {
				d := rkllm.Detection{Path: "/x.so", BlobID: "00", Text: version, Symbols: all}
				require.NoError(t, choose_version.ChooseVersion(&d))
				require.Equal(t, rkllm.Detection{Path: "/x.so", BlobID: "00", Text: version, Symbols: all,
					Version: version, Generations: []string{layout.Generation}, Evidence: "text in the file"}, d)
			}
		}
	})
	t.Run("the symbols", func(t *testing.T) {
		d := rkllm.Detection{Path: "/x.so", Symbols: slices.DeleteFunc(slices.Clone(all), func(name string) bool {
			return name == "rkllm_set_chat_template" || name == "rkllm_get_kv_cache_size"
		})}
		require.NoError(t, choose_version.ChooseVersion(&d))
		require.Equal(t, "1.1.0 to 1.1.4", d.Version)
	})
	for want, d := range map[string]rkllm.Detection{
		"/x.so is version 1.3.1 by the text in it, whose structures are not known here (known: 1.1.0, 1.1.1, " +
			"1.1.2, 1.1.3, 1.1.4, 1.2.0, 1.2.1b1, 1.2.1, 1.2.2, 1.2.3, 1.3.0). To have it served as if it were " +
			"one of these, at your own risk, name that with --rkllm-version (RKLLMD_RKLLM_VERSION), for " +
			"example --rkllm-version 1.3.0": {Text: "1.3.1", Symbols: all},
		"/x.so is version 1.0.1 by the text in it, whose": {Text: "1.0.1", Symbols: all},
		"/x.so names several versions in its text (1.2.1, 1.3.0): give the right one with --rkllm-version " +
			"(RKLLMD_RKLLM_VERSION)": {Text: "1.2.1, 1.3.0", Symbols: all},
		"/x.so is version 1.3.0 (text in the file), but does not have rkllm_run, rkllm_abort: it is damaged, or " +
			"no librkllmrt.so": {Text: "1.3.0", Symbols: slices.DeleteFunc(slices.Clone(all),
			func(name string) bool { return name == "rkllm_run" || name == "rkllm_abort" })},
		"/x.so does not tell its version, and by its functions it could be any of 1.2.1, 1.2.2, 1.2.3, 1.3.0, " +
			"whose structures differ: ": {Symbols: all},
	} {
		d.Path = "/x.so"
		require.ErrorContains(t, choose_version.ChooseVersion(&d), want)
	}
}
