package versions_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/describe_failures"
)

func TestDescribeFailures(t *testing.T) {
	first, second := &rkllm.Library{Name: "/new", Version: "1.3.0"}, &rkllm.Library{Name: "/old", Version: "1.2.3"}
	died := &jsonrpc2.Error{Code: rkllm.CodeLibraryEnded, Message: "it died" + rkllm.NoModelLeft}
	died.SetError(map[string]string{"signal": "SIGABRT"})
	failed := &jsonrpc2.Error{Code: rkllm.CodeFunctionFailed, Message: "it failed"}
	passed := []rkllm.Passed{{Library: first, Err: died}, {Library: second, Err: failed}}
	err := describe_failures.DescribeFailures(passed, 0)
	require.Equal(t, rkllm.CodeLibraryEnded, err.Code)
	require.Equal(t, "no version of the library has loaded this model; librkllmrt 1.3.0 (/new): it died; librkllmrt "+
		"1.2.3 (/old): it failed", err.Message)
	require.JSONEq(t, `{"libraries":[{"library":"/new","version":"1.3.0","code":-32010,"message":"it died","data":`+
		`{"signal":"SIGABRT"}},{"library":"/old","version":"1.2.3","code":-32000,"message":"it failed","data":null}]}`,
		string(*err.Data))
	err = describe_failures.DescribeFailures(passed, 3)
	require.Contains(t, err.Message, "; not tried, because 2 have hung: 3 more")
	wrong := &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: "wrong"}
	passed = []rkllm.Passed{{Library: first, Err: wrong}, {Library: second, Err: wrong}}
	require.Same(t, wrong, describe_failures.DescribeFailures(passed, 0), "it is said once")
	passed[1].Err = &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: "wrong here"}
	require.Contains(t, describe_failures.DescribeFailures(passed, 0).Message, "(/old): wrong here")
}
