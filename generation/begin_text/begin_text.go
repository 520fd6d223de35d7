// Package begin_text prepares what is held of a run's text.
package begin_text

import "rkllmd/generation"

// BeginText returns the state in which the text of the answer to request begins. Thoughts are looked for only where a chat template
// has written the prompt: of one that goes to the model as it is, the answer is told as it is, marks included. mark is what build_prompt found.
//
// **Runs on:** any thread.
func BeginText(request *generation.Request, mark string) generation.TextState {
	written := len(request.Messages) > 0 || request.Prompt != "" && !request.Raw
	return generation.TextState{
		Stops: request.Stop, Thoughts: written && mark == "", Mark: mark, Blank: mark != "",
	}
}
