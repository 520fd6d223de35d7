package daemon_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/describe_shared"
)

func TestDescribeShared(t *testing.T) {
	require.Equal(t, cli.Endpoint{URL: "http://localhost", Unix: "/f/http.sock", Name: "unix:///f/http.sock",
		Log: "/f/daemon.log"}, describe_shared.DescribeShared("/f"))
}
