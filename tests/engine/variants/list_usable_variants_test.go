package variants_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/variants"
	"rkllmd/engine/variants/list_usable_variants"
)

// What the kernel says of the processor decides.
func TestListUsableVariants(t *testing.T) {
	text, err := os.ReadFile("/proc/cpuinfo")
	require.NoError(t, err)
	_, line, _ := strings.Cut(string(text), "\nflags") // of x86 alone
	line, _, _ = strings.Cut(line, "\n")
	v3 := "avx2 fma f16c bmi1 bmi2 abm movbe"
	v4 := v3 + " avx512f avx512bw avx512cd avx512dq avx512vl"
	needed := map[string]string{
		"x86-64-v3":      v3,
		"x86-64-v3-vnni": v3 + " avx_vnni",
		"x86-64-v4":      v4,
		"x86-64-v4-vnni": v4 + " avx512_vnni",
		"x86-64-v4-bf16": v4 + " avx512_vnni avx512_bf16",
	}
	require.Len(t, needed, len(variants.Variants))
	usable := list_usable_variants.ListUsableVariants()
	rest := slices.Clone(variants.Variants)
	for _, name := range usable {
		require.Contains(t, rest, name, "the best first, each once")
		rest = rest[slices.Index(rest, name)+1:]
	}
	for _, name := range variants.Variants {
		has := true
		for _, flag := range strings.Fields(needed[name]) {
			has = has && slices.Contains(strings.Fields(line), flag)
		}
		require.Equal(t, has, slices.Contains(usable, name), name)
	}
}
