package variants_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/variants/describe_build"
)

func TestDescribeBuild(t *testing.T) {
	flags := os.Getenv("CGO_CFLAGS")
	fast := strings.Contains(flags, "-mavx2") || strings.Contains(flags, "x86-64-v3") ||
		strings.Contains(flags, "dotprod")
	text := describe_build.DescribeBuild()
	if fast {
		require.Empty(t, text, "compiled with %s", flags)
	} else if text != "" {
		require.Contains(t, text, "make build")
	}
	engine.VariantSums = "x86-64-v3:1" // as in a release whose files are absent
	alone := describe_build.DescribeBuild()
	require.Equal(t, text == "", alone == "")
	if alone != "" {
		require.Contains(t, alone, "libggml-cpu-*.so")
	}
}
