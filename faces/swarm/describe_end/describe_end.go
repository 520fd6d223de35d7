// Package describe_end makes the last message of a chat.
package describe_end

import (
	"rkllmd/faces/stream/name_fault"
	"rkllmd/faces/swarm"
	"rkllmd/generation"
)

// DescribeEnd returns what a client is told of a run that has ended: chat_end, or an error. One that ended by an abort
// was aborted by others: whoever aborts a chat of its own is told that by end_chat.
//
// **Runs on:** any thread. Follows docs/protocols/swarm-chat.md, "chat_end".
func DescribeEnd(done generation.Event) swarm.Message {
	switch done.Reason {
	case generation.ReasonError:
		fault := name_fault.NameFault(done.Err, swarm.Codes, swarm.CodeFailed)
		return swarm.Message{Type: swarm.TypeError, Payload: fault}
	case generation.ReasonAbort:
		return swarm.Message{Type: swarm.TypeError, Payload: swarm.Fault{Code: swarm.CodeAborted,
			Message: "the host has aborted the run"}}
	case generation.ReasonLength, generation.ReasonContext:
		return swarm.Message{Type: swarm.TypeChatEnd, Payload: swarm.ChatEnd{FinishReason: swarm.ReasonStop,
			Cause: swarm.CauseLength}}
	}
	return swarm.Message{Type: swarm.TypeChatEnd, Payload: swarm.ChatEnd{FinishReason: swarm.ReasonStop}}
}
