package openrpc_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/openrpc/describe_errors"
	"rkllmd/jsonrpc/openrpc/list_errors"
	"rkllmd/rkllm"
)

func TestListErrors(t *testing.T) {
	methods := create_server.CreateServer(&rkllm.Runtime{}).Methods
	for name, want := range map[string]string{
		"rkllm.destroy": "InvalidParams QueueFull ShuttingDown RequestCanceled FunctionFailed NotSupported " +
			"LibraryEnded NoAnswer NoModel RunsInProgress",
		"rkllm.createDefaultParam": "FunctionFailed NotSupported LibraryEnded NoAnswer",
		"rkllm.abort":              "InvalidParams FunctionFailed NotSupported LibraryEnded NoAnswer NoModel",
		"rpc.discover":             "",
		"$/cancelRequest":          "InvalidParams",
	} {
		var names []string
		for _, reference := range list_errors.ListErrors(methods[name]) {
			names = append(names, strings.TrimPrefix(reference.Ref, "#/components/errors/"))
		}
		require.Equal(t, want, strings.Join(names, " "), name)
	}
	known := describe_errors.DescribeErrors()
	for _, m := range methods {
		for _, reference := range list_errors.ListErrors(m) {
			require.Contains(t, known, strings.TrimPrefix(reference.Ref, "#/components/errors/"))
		}
	}
}
