package jsonrpc_test

import (
	"testing"

	"rkllmd/jsonrpc/parse_request"
)

func BenchmarkParseRequest(b *testing.B) {
	message := []byte(`{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running","params":[null]}`)
	b.ReportAllocs()
	b.SetBytes(int64(len(message)))
	for b.Loop() {
		parse_request.ParseRequest(message)
	}
}
