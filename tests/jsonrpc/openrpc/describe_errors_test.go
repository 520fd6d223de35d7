package openrpc_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_errors"
	"rkllmd/rules"
	"rkllmd/rules/documents/list_constants"
	"rkllmd/rules/tree/parse_source"
)

func TestDescribeErrors(t *testing.T) {
	described := describe_errors.DescribeErrors()
	require.Equal(t, openrpc.Error{Code: -32002, Message: "no model is loaded: rkllm.init first"},
		described["NoModel"])
	source, err := os.ReadFile("../../../rkllm/rkllm.go")
	require.NoError(t, err)
	file := parse_source.ParseSource("rkllmd", "rkllm/rkllm.go", source)
	constants := list_constants.ListConstants(&rules.Tree{Files: []*rules.File{file}}, "rkllm", "Code")
	require.NotEmpty(t, constants)
	for _, constant := range constants { // the table says what the comments say
		code, err := strconv.ParseInt(constant.Text, 10, 64)
		require.NoError(t, err)
		require.Equal(t, openrpc.Error{Code: code, Message: constant.Meaning},
			described[strings.TrimPrefix(constant.Name, "Code")], constant.Name)
	}
	require.Len(t, described, len(constants)+5, "and those of the specification")
}
