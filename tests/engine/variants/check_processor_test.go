package variants_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/variants/check_processor"
	"rkllmd/engine/variants/list_instructions"
)

func TestCheckProcessor(t *testing.T) {
	require.NoError(t, check_processor.CheckProcessor(nil))
	require.NoError(t, check_processor.CheckProcessor(list_instructions.ListInstructions()),
		"this very program runs here")

	foreign, named := []string{"dot product", "half floats"}, "with dot product, half floats, which"
	if runtime.GOARCH == "arm64" {
		foreign, named = []string{"AVX2", "AVX-512"}, "with AVX2, AVX-512, which"
	}
	err := check_processor.CheckProcessor(foreign)
	require.ErrorContains(t, err, named)
	require.ErrorContains(t, err, "CPU=generic make build")
}
