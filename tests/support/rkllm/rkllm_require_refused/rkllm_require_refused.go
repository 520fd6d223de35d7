// Package rkllm_require_refused checks an error of a converter.
package rkllm_require_refused

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"
)

// RkllmRequireRefused requires the error "Invalid params" with exactly that message behind it.
func RkllmRequireRefused(t testing.TB, message string, err *jsonrpc2.Error) {
	t.Helper()
	require.NotNil(t, err, message)
	require.Equal(t, int64(jsonrpc2.CodeInvalidParams), err.Code)
	require.Equal(t, "Invalid params: "+message, err.Message)
}
