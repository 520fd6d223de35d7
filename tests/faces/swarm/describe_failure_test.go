package swarm_test

import (
	"bytes"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/describe_failure"
)

func TestDescribeFailure(t *testing.T) {
	require.EqualError(t, describe_failure.DescribeFailure(&swarm.Link{}),
		"HOST_DISCONNECTED: the host has ended the connection")
	for stderr, want := range map[string]string{
		"": "HOST_DISCONNECTED: the sidecar has ended the connection (<nil>)",
		`{"code":"HOST_OFFLINE","message":"nobody"}` +
			"\n": "HOST_OFFLINE: nobody",
		"(node:1) Warning: old\n(see --trace)\n" + `{"code":"CONNECT_FAILED","message":"no"}` +
			"\n": "CONNECT_FAILED: no",
		"Error: oh no\n    at x\n": "CONNECT_FAILED: the sidecar has failed: Error: oh no\n    at x",
		"{}":                       "CONNECT_FAILED: the sidecar has failed: {}",
	} {
		link := &swarm.Link{Command: exec.Command("node"), Stderr: bytes.NewBufferString(stderr)}
		require.EqualError(t, describe_failure.DescribeFailure(link), want)
	}
}
