// Package list_errors lists what a method may be refused with.
package list_errors

import (
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/rkllm"
)

// ListErrors returns the errors that m may answer, beside those that any request may get: of its arguments, of the
// queue in front of the library, and of the library.
//
// **Runs on:** any thread.
func ListErrors(m *jsonrpc.Method) (list []openrpc.Reference) {
	var names []string
	if len(m.Params) > 0 {
		names = append(names, "InvalidParams")
	}
	if m.OnLoop == nil {
		names = append(names, "QueueFull", "ShuttingDown", "RequestCanceled")
	}
	if m.Function != "" {
		names = append(names, "FunctionFailed", "NotSupported", "LibraryEnded", "NoAnswer")
	}
	switch {
	case m.Kind == rkllm.KindInit:
		names = append(names, "ModelLoaded")
	case m.Kind == rkllm.KindDestroy:
		names = append(names, "NoModel", "RunsInProgress")
	case m.OnLoop == nil, m.Function == "rkllm_abort":
		names = append(names, "NoModel")
	}
	for _, name := range names {
		list = append(list, openrpc.Reference{Ref: "#/components/errors/" + name})
	}
	return list
}
