package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/describe_isolation"
)

func TestDescribeIsolation(t *testing.T) {
	rt := &rkllm.Runtime{}
	for _, want := range []string{"off", "on", "waits", "given up: it dies"} {
		require.JSONEq(t, `{"deaths":0,"last_death":"","reload":"`+want+`"}`,
			string(describe_isolation.DescribeIsolation(rt)))
		switch want {
		case "off":
			rt.Reload = &rkllm.Reload{}
		case "on":
			rt.Reload.Job = &rkllm.Job{}
		case "waits":
			rt.Reload = &rkllm.Reload{Reason: "it dies"}
		}
	}
	rt.Deaths, rt.Death = 2, rkllm.Death{Signal: "SIGILL", Function: "rkllm_init"}
	require.JSONEq(t, `{"deaths":2,"last_death":"SIGILL in rkllm_init","reload":"given up: it dies"}`,
		string(describe_isolation.DescribeIsolation(rt)))
}
