package library_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/choose_by_symbols"
)

func TestChooseBySymbols(t *testing.T) {
	for generation, want := range map[string]struct {
		could, version, problem string
	}{
		"A": {"A", "1.1.0 to 1.1.4", ""},
		"B": {"Bb", "", "/x.so does not tell its version, and by its functions it could be any of 1.2.0, " +
			"1.2.1b1, whose structures differ: give the right one with --rkllm-version (RKLLMD_RKLLM_VERSION)"},
		"b": {"Bb", "", "/x.so does not tell its version, and by its functions it could be any of 1.2.0, " +
			"1.2.1b1, whose structures differ: give the right one with --rkllm-version (RKLLMD_RKLLM_VERSION)"},
		"C": {"CD", "", "/x.so does not tell its version, and by its functions it could be any of 1.2.1, 1.2.2, " +
			"1.2.3, 1.3.0, whose structures differ: give the right one with --rkllm-version " +
			"(RKLLMD_RKLLM_VERSION)"},
		"D": {"CD", "", "/x.so does not tell its version, and by its functions it could be any of 1.2.1, 1.2.2, " +
			"1.2.3, 1.3.0, whose structures differ: give the right one with --rkllm-version " +
			"(RKLLMD_RKLLM_VERSION)"},
		"": {"", "", "/x.so is no librkllmrt.so: it does not have rkllm_createDefaultParam, rkllm_init, rkllm_run, "},
	} {
		d := rkllm.Detection{Path: "/x.so", Symbols: []string{}}
		for _, function := range rkllm.Functions {
			if generation != "" && strings.Contains(function.Generations, generation) {
				d.Symbols = append(d.Symbols, function.Name)
			}
		}
		slices.Sort(d.Symbols)
		err := choose_by_symbols.ChooseBySymbols(&d)
		if want.problem == "" {
			require.NoError(t, err)
		} else {
			require.ErrorContains(t, err, want.problem)
		}
		require.Equal(t, want.could, strings.Join(d.Generations, ""))
		require.Equal(t, want.version, d.Version)
		require.Equal(t, "symbols", d.Evidence)
	}
	require.EqualError(t, choose_by_symbols.ChooseBySymbols(&rkllm.Detection{Path: "/x.so"}),
		"/x.so does not tell its version: give it with --rkllm-version (RKLLMD_RKLLM_VERSION), one of 1.1.0, "+
			"1.1.1, 1.1.2, 1.1.3, 1.1.4, 1.2.0, 1.2.1b1, 1.2.1, 1.2.2, 1.2.3, 1.3.0")
}
