// Package end_call ends a call of an answer.
package end_call

import (
	"encoding/json"

	"rkllmd/generation"
	"rkllmd/upstream"
)

// EndCall returns the parts that end the call which is being told of the answer of task, if any. One whose arguments
// are no JSON object breaks off; where calls are told whole it is text.
//
// **Runs on:** the backend's thread.
func EndCall(task *upstream.Task) []generation.Part {
	if task.Call == nil {
		return nil
	}
	call, whole := *task.Call, task.Run.Request.WholeCalls
	task.Call = nil
	var members map[string]json.RawMessage
	if call.Arguments != "" {
		call.Broken = json.Unmarshal([]byte(call.Arguments), &members) != nil
	}
	begun := generation.Part{Kind: generation.PartCall, Call: generation.Call{Index: call.Index, ID: call.ID,
		Name: call.Name}}
	end := generation.Part{Kind: generation.PartCallEnd, Call: call}
	switch {
	case call.Broken && whole:
		return []generation.Part{{Kind: generation.PartText, Text: call.Name + call.Arguments}}
	case call.Broken:
		return []generation.Part{end}
	}
	task.Calls++
	arguments := generation.Part{Kind: generation.PartArguments, Text: call.Arguments, Call: call}
	switch {
	case call.Arguments == "": // some servers say that for none
		end.Call.Arguments, arguments.Text = "{}", "{}"
		if whole {
			return []generation.Part{begun, arguments, end}
		}
		return []generation.Part{arguments, end}
	case whole:
		return []generation.Part{begun, arguments, end}
	}
	return []generation.Part{end}
}
