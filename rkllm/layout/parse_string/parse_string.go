// Package parse_string reads a C string from JSON.
package parse_string

import (
	"encoding/json"
	"strings"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/refuse_value"
	"rkllmd/rkllm/layout/write_text"
)

// ParseString returns the JSON string raw as a NUL-terminated C string in memory m, in UTF-8, and as text, for whoever
// needs it later: others may be able to write to m. Messages hold nothing
// but Unicode text (scan_json); otherwise, half of a character (\ud800) and bytes that are not UTF-8 would become
// U+FFFD.
//
// **Runs on:** any thread. Errors: "Invalid params" with path when raw is not a string or holds a NUL, which C takes
// for its end.
func ParseString(m *rkllm.Memory, path string, raw json.RawMessage) (block unsafe.Pointer, text string,
	err *jsonrpc2.Error) {
	if json.Unmarshal(raw, &text) != nil || raw[0] != '"' {
		return nil, "", refuse_value.RefuseValue(path, "%.40s is not a string", raw)
	}
	if at := strings.IndexByte(text, 0); at >= 0 {
		return nil, "", refuse_value.RefuseValue(path,
			"has a NUL (\\u0000) at byte %d, which would end the C string", at)
	}
	block, failed := write_text.WriteText(m, text)
	if failed != nil {
		return nil, "", refuse_value.RefuseValue(path, "%v", failed)
	}
	return block, text, nil
}
