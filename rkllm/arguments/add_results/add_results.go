// Package add_results collects what the callbacks of a run bring.
package add_results

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_struct"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/read_string"
)

// AddResults adds the results of one callback in state NORMAL or FINISH (with 1.1 also GET_LAST_HIDDEN_LAYER), one for
// each element of gathered, to it: the text is appended, the token id is kept unless it is negative (this input of a
// batch has ended), and the last hidden layer and the logits are kept, as JSON, where the library has them and they
// are not NULL. With FINISH there is no token, unless there is text.
//
// **Runs on:** the runtime's callback thread.
func AddResults(gathered []rkllm.Gathered, layout *rkllm.Layout, results unsafe.Pointer,
	state int32) {
	for i := range gathered {
		g, at := &gathered[i], unsafe.Add(results, uintptr(i)*layout.Result.Size)
		_, text := find_member.FindMember(layout.Result, at, "text")
		piece := read_string.ReadString(*(*unsafe.Pointer)(text))
		g.Text = append(g.Text, piece...)
		if _, token := find_member.FindMember(layout.Result, at, "token_id"); *(*int32)(token) >= 0 &&
			(state != rkllm.RunFinish || len(piece) > 0) {
			g.TokenID = *(*int32)(token)
		}
		for _, name := range [...][2]string{{"last_hidden_layer", "hidden_states"}, {"logits", "logits"}} {
			_, array := find_member.FindMember(layout.Result, at, name[0], name[1])
			if array == nil || *(*unsafe.Pointer)(array) == nil {
				continue
			}
			if g.Members == nil {
				g.Members = map[string][]byte{}
			}
			f, member := find_member.FindMember(layout.Result, at, name[0])
			g.Members[name[0]] = append_struct.AppendStruct(g.Members[name[0]][:0], f.Struct, member)
		}
	}
}
