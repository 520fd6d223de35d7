package openrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_absent"
	"rkllmd/rkllm"
)

func TestDescribeAbsent(t *testing.T) {
	require.Equal(t, openrpc.Schema{"enum": []any{nil, json.RawMessage("0"), json.RawMessage("-1")},
		"description": "needs librkllmrt 1.3.0: since then"}, describe_absent.DescribeAbsent(&rkllm.Absent{
		Name: "max_new_tokens", Since: "1.3.0", Reason: "since then", Same: []string{"0", "-1"}}))
	require.Equal(t, openrpc.Schema{"enum": []any{nil}, "description": "needs librkllmrt 1.2.0"},
		describe_absent.DescribeAbsent(&rkllm.Absent{Name: "logits", Since: "1.2.0"}))
}
