package versions_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/is_telling"
)

func TestIsTelling(t *testing.T) {
	for _, c := range []struct {
		code int64
		data any
		want bool
	}{
		{rkllm.CodeLibraryEnded, map[string]string{"signal": "SIGSEGV"}, true},
		{rkllm.CodeLibraryEnded, map[string]int{"exit": 1}, true},
		{rkllm.CodeLibraryEnded, map[string]string{"signal": "SIGKILL"}, false},
		{rkllm.CodeLibraryEnded, nil, false}, // the process could not be started
		{rkllm.CodeNoAnswer, nil, true},
		{rkllm.CodeFunctionFailed, nil, true},
		{jsonrpc2.CodeInvalidParams, nil, false},
		{jsonrpc2.CodeInternalError, nil, false},
	} {
		err := &jsonrpc2.Error{Code: c.code}
		if c.data != nil {
			err.SetError(c.data)
		}
		require.Equal(t, c.want, is_telling.IsTelling(err), c)
	}
}
