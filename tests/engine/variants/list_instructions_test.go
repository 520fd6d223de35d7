package variants_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/variants"
	"rkllmd/engine/variants/list_instructions"
)

func TestListInstructions(t *testing.T) {
	used := list_instructions.ListInstructions()
	require.Subset(t, variants.Instructions, used)
	flags := os.Getenv("CGO_CFLAGS")
	if strings.Contains(flags, "-mavx2") || strings.Contains(flags, "x86-64-v3") {
		require.Contains(t, used, "AVX2")
		require.NotContains(t, used, "dot product")
	}
	require.Equal(t, strings.Contains(flags, "-mavx512f"), strings.Contains(strings.Join(used, " "), "AVX-512"), flags)
}
