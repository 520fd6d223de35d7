// Package append_gathered writes the result of a whole run as JSON.
package append_gathered

import (
	"strconv"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_absent"
	"rkllmd/rkllm/layout/append_field"
	"rkllmd/rkllm/layout/append_string"
	"rkllmd/rkllm/layout/append_struct"
)

// AppendGathered appends one RKLLMResult for the whole run: the results of its last callback, one for each element of
// gathered, with the text of all tokens, the id of the last one (-1: there was none), and the hidden layer and logits
// that came on the way. Its form is that of convert_rkllm_result_to_json.
//
// **Runs on:** the runtime's callback thread. Follows docs/protocols/jsonrpc-socket.md, "RKLLMResult".
func AppendGathered(out []byte, layout *rkllm.Layout, results unsafe.Pointer, gathered []rkllm.Gathered,
	state int32) []byte {
	if len(gathered) > 1 {
		out = append(out, '[')
	}
	for i := range gathered {
		g, at := &gathered[i], unsafe.Add(results, uintptr(i)*layout.Result.Size)
		if i > 0 {
			out = append(out, ',')
		}
		separator := `{"`
		for j := range layout.Result.Fields {
			f := &layout.Result.Fields[j]
			out = append(append(append(out, separator...), f.Name...), `":`...)
			separator = `,"`
			switch member := g.Members[f.Name]; {
			case f.Name == "text":
				out = append_string.AppendString(out, f.Name, g.Text)
			case f.Name == "token_id":
				out = strconv.AppendInt(out, int64(g.TokenID), 10)
			case member != nil:
				out = append(out, member...)
			case f.Kind == rkllm.Inline:
				out = append_struct.AppendStruct(out, f.Struct, unsafe.Add(at, f.Offset))
			default:
				out = append_field.AppendField(out, layout.Result, f, at)
			}
		}
		out = append_absent.AppendAbsent(out, layout.Result)
		out = append(out, `,"_callback_state":`...)
		out = append(strconv.AppendInt(out, int64(state), 10), '}')
	}
	if len(gathered) > 1 {
		out = append(out, ']')
	}
	return out
}
