// Package create_calls prepares what is held of an answer in which calls are looked for.
package create_calls

import (
	"rkllmd/generation"
	"rkllmd/generation/calls/find_format"
	"rkllmd/generation/calls/list_functions"
)

// CreateCalls returns the state in which the answer of model to request, which was checked, begins; nil: calls are not
// looked for.
//
// **Runs on:** any thread.
func CreateCalls(model generation.ModelInfo, request *generation.Request) *generation.CallState {
	format := find_format.FindFormat(model.Calls)
	if request.Calls == generation.CallsText || format == nil {
		return nil
	}
	return &generation.CallState{Format: format, Functions: list_functions.ListFunctions(request.Tools),
		Whole: request.WholeCalls, One: request.OneCall}
}
