// Package create_text prepares what is held of a run's text.
package create_text

import "rkllmd/generation"

// CreateText returns the state in which the text of model's answer to request begins. Thoughts are looked for only if a
// chat template has written the prompt. If the prompt goes to the model as it is, the answer is told as it is too,
// including the marks of thinking. mark is what build_prompt found.
//
// **Runs on:** any thread.
func CreateText(model generation.ModelInfo, request *generation.Request, mark string) generation.TextState {
	written := len(request.Messages) > 0 || request.Prompt != "" && !request.Raw
	if written && model.Calls == generation.FormatChannels {
		return generation.TextState{Stops: request.Stop, Channels: true}
	}
	return generation.TextState{
		Stops: request.Stop, Thoughts: written && mark == "", Mark: mark, Blank: mark != "",
	}
}
