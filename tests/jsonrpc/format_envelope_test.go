package jsonrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/format_envelope"
	"rkllmd/rkllm"
)

func TestFormatEnvelope(t *testing.T) {
	t.Run("a response with the request's id", func(t *testing.T) {
		prefix, suffix := format_envelope.FormatEnvelope(&rkllm.Job{ID: []byte(`"a\u0062"`)})
		require.Equal(t, `{"jsonrpc":"2.0","id":"a\u0062","result":{}}`, string(prefix)+"{}"+string(suffix))
	})
	t.Run("progress with the client's token", func(t *testing.T) {
		prefix, suffix := format_envelope.FormatEnvelope(&rkllm.Job{ID: []byte("1"), ProgressToken: json.RawMessage(
			`"T"`)})
		require.Equal(t, `{"jsonrpc":"2.0","method":"$/progress","params":{"token":"T","value":{}}}`, string(prefix)+
			"{}"+string(suffix))
	})
}
