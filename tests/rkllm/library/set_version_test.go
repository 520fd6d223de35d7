package library_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/set_version"
)

func TestSetVersion(t *testing.T) {
	var all []string
	for _, function := range rkllm.Functions {
		all = append(all, function.Name)
	}
	slices.Sort(all)
	const exact = "34167b32f99cb7ab19e21fb579fb750d96b878f1" // 1.3.0
	t.Run("obeyed", func(t *testing.T) {
		for _, text := range []string{"", "1.2.2", "1.3.1", "1.3.1, 1.2.2"} {
			d := rkllm.Detection{Path: "/x.so", BlobID: "00", Text: text, Symbols: all}
			require.NoError(t, set_version.SetVersion(&d, "1.2.2"))
			require.Equal(t, []any{"1.2.2", []string{"C"}, "--rkllm-version"}, []any{d.Version, d.Generations,
				d.Evidence})
			want := "the text in the file says version " + text + ", --rkllm-version (RKLLMD_RKLLM_VERSION) says 1.2.2"
			if text == "" || text == "1.2.2" {
				want = ""
			}
			require.Equal(t, want, d.Warning)
		}
		require.NoError(t, set_version.SetVersion(&rkllm.Detection{BlobID: exact, Symbols: all}, "1.3.0"))
		require.NoError(t, set_version.SetVersion(&rkllm.Detection{}, "1.3.0"),
			"no table of symbols: the dynamic linker will tell")
	})
	for want, d := range map[string]rkllm.Detection{
		"/x.so is version 1.3.0 for certain (blob id " + exact +
			"): it cannot be opened as 1.2.0; leave out --rkllm-version (RKLLMD_RKLLM_VERSION)": {BlobID: exact,
			Symbols: all},
		"/x.so cannot be version 1.2.0 (--rkllm-version): it does not have " +
			"rkllm_clear_kv_cache": {Symbols: slices.DeleteFunc(slices.Clone(all),
			func(name string) bool { return name == "rkllm_clear_kv_cache" })},
	} {
		d.Path = "/x.so"
		require.EqualError(t, set_version.SetVersion(&d, "1.2.0"), want)
	}
	require.EqualError(t, set_version.SetVersion(&rkllm.Detection{}, "1.3.1"),
		"--rkllm-version (RKLLMD_RKLLM_VERSION) 1.3.1: the structures of that version are not known; known are "+
			"1.1.0, 1.1.1, 1.1.2, 1.1.3, 1.1.4, 1.2.0, 1.2.1b1, 1.2.1, 1.2.2, 1.2.3, 1.3.0")
}
