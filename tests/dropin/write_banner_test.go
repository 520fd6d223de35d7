package dropin_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/write_banner"
	"rkllmd/tests/dropin/dropin_stderr"
)

func TestWriteBanner(t *testing.T) {
	require.Equal(t, "I rkllm: rkllm-runtime version: 1.3.0, rknpu driver version: none, platform: CPU ("+
		runtime.GOARCH+")\n",
		dropin_stderr.DropinStderr(t, write_banner.WriteBanner))
}
