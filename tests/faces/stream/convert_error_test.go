package stream_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/convert_error"
)

func TestConvertError(t *testing.T) {
	codes := map[int64]string{jsonrpc2.CodeInvalidRequest: "WRONG"}
	for _, test := range []struct {
		failure jsonrpc2.Error
		fault   stream.Fault
	}{
		{jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: "Invalid Request: why"},
			stream.Fault{Code: "WRONG", Message: "why"}},
		{jsonrpc2.Error{Code: jsonrpc2.CodeParseError, Message: "Parse error: why"},
			stream.Fault{Code: "OTHER", Message: "Parse error: why"}},
	} {
		require.Equal(t, test.fault, convert_error.ConvertError(&test.failure, codes, "OTHER"))
	}
}
