// Package format_response writes the answer to a request that succeeded.
package format_response

// FormatResponse appends the response to the request id to dst, as JSON without a frame:
// {"jsonrpc":"2.0","id":1,"result":0}. id and result are JSON and are copied byte for byte; an empty result is null.
//
// **Runs on:** any thread. Follows JSON-RPC 2.0 section 5 and the member order of docs/protocols/jsonrpc-socket.md,
// "Streaming response format".
func FormatResponse(dst, id, result []byte) []byte {
	if len(result) == 0 {
		result = []byte("null")
	}
	dst = append(dst, `{"jsonrpc":"2.0","id":`...)
	dst = append(dst, id...)
	dst = append(dst, `,"result":`...)
	dst = append(dst, result...)
	return append(dst, '}')
}
