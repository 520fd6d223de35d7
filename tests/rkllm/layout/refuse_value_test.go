package layout_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/refuse_value"
)

func TestRefuseValue(t *testing.T) {
	err := refuse_value.RefuseValue("param.top_k", "%d is outside %d..%d", 9, 0, 5)
	require.Equal(t, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams,
		Message: "Invalid params: param.top_k: 9 is outside 0..5"}, err)
}
