package print_banner_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/print_banner"
	"rkllmd/tests/support/dropin_stderr"
)

func TestPrintBanner(t *testing.T) {
	require.Equal(t, "I rkllm: rkllm-runtime version: 1.3.0, rknpu driver version: none, platform: CPU ("+runtime.GOARCH+")\n",
		dropin_stderr.DropinStderr(t, print_banner.PrintBanner))
}
