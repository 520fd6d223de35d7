package describe_build_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/describe_build"
)

func TestDescribeBuild(t *testing.T) {
	flags := os.Getenv("CGO_CFLAGS")
	fast := strings.Contains(flags, "-mavx2") || strings.Contains(flags, "x86-64-v3") || strings.Contains(flags, "dotprod")
	if text := describe_build.DescribeBuild(); fast {
		require.Empty(t, text, "compiled with %s", flags)
	} else if text != "" {
		require.Contains(t, text, "make build")
	}
}
