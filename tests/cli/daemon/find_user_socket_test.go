package daemon_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/find_user_socket"
)

func TestFindUserSocket(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", "/run/mine")
	require.Equal(t, "/run/mine/rkllm.sock", find_user_socket.FindUserSocket())
	for _, wrong := range []string{"", "relative"} {
		t.Setenv("XDG_RUNTIME_DIR", wrong)
		require.Equal(t, fmt.Sprintf("/run/user/%d/rkllm.sock", os.Getuid()), find_user_socket.FindUserSocket())
	}
}
