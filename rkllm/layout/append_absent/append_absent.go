// Package append_absent writes what a structure does not have.
package append_absent

import "rkllmd/rkllm"

// AppendAbsent appends a member null for each member that s has in other generations only, ,"logits":null, behind the
// members that it has: so that a result has one form with every version of the library.
//
// **Runs on:** any thread. It is called on the runtime's callback thread. Follows docs/protocols/jsonrpc-socket.md,
// "RKLLMResult".
func AppendAbsent(out []byte, s *rkllm.Struct) []byte {
	for i := range s.Absent {
		out = append(append(append(out, `,"`...), s.Absent[i].Name...), `":null`...)
	}
	return out
}
