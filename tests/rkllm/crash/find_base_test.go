package crash_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/crash/find_base"
	"rkllmd/rkllm/library/find_symbol"
	"rkllmd/rkllm/library/load_object"
	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

func TestFindBase(t *testing.T) {
	path := rkllm_build_object.RkllmBuildObject(t, "int one(void) { return 1; }")
	object, err := load_object.LoadObject(path)
	require.NoError(t, err)
	maps, err := os.ReadFile("/proc/self/maps")
	require.NoError(t, err)
	first := ""
	for line := range strings.Lines(string(maps)) {
		if first == "" && strings.HasSuffix(line, path+"\n") {
			first = line
		}
	}
	require.Regexp(t, fmt.Sprintf("^%x-", find_base.FindBase(find_symbol.FindSymbol(object, "one"))), first)
	require.Zero(t, find_base.FindBase(nil))
}
