// Package format_error writes the answer to a request that failed.
package format_error

import (
	"bytes"
	"encoding/json"
	"strconv"

	"github.com/sourcegraph/jsonrpc2"
)

// FormatError appends the error response to the request id to dst, as JSON without a frame:
// {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}. id is JSON and is copied byte for
// byte; nil, of a request whose id cannot be read, is null. Bytes of the message that are not UTF-8 become U+FFFD.
//
// **Runs on:** any thread. Follows JSON-RPC 2.0 sections 5 and 5.1.
func FormatError(dst, id []byte, err *jsonrpc2.Error) []byte {
	if id == nil {
		id = []byte("null")
	}
	var message bytes.Buffer
	encoder := json.NewEncoder(&message)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(err.Message)     // a string always encodes
	message.Truncate(message.Len() - 1) // the newline that Encode adds

	dst = append(dst, `{"jsonrpc":"2.0","id":`...)
	dst = append(dst, id...)
	dst = append(dst, `,"error":{"code":`...)
	dst = strconv.AppendInt(dst, err.Code, 10)
	dst = append(dst, `,"message":`...)
	dst = append(dst, message.Bytes()...)
	if err.Data != nil {
		dst = append(dst, `,"data":`...)
		dst = append(dst, *err.Data...)
	}
	return append(dst, "}}"...)
}
