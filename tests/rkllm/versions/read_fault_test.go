package versions_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/read_fault"
)

func TestReadFault(t *testing.T) {
	died := &jsonrpc2.Error{Code: rkllm.CodeLibraryEnded}
	require.Empty(t, read_fault.ReadFault(died), "it says nothing")
	died.SetError(map[string]any{"signal": "SIGILL"})
	require.Equal(t, "SIGILL", read_fault.ReadFault(died))
	died.Code = rkllm.CodeNoAnswer
	require.Empty(t, read_fault.ReadFault(died), "it was ended because it hung")
	died.Code = rkllm.CodeLibraryEnded
	died.SetError(map[string]any{"exit": 3})
	require.Empty(t, read_fault.ReadFault(died))
	died.SetError("text")
	require.Empty(t, read_fault.ReadFault(died))
}
