// Package build_request makes a request of a line.
package build_request

import (
	"errors"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/merge_sampling"
	"rkllmd/faces/lines/name_client"
	"rkllmd/faces/stream/check_messages"
	"rkllmd/generation"
	"rkllmd/generation/session/find_session"
	"rkllmd/utils/turns"
)

// BuildRequest makes the request of a line with op generate. Exactly one of prompt, messages and tokens is needed, none
// in a session; everything else has a default.
//
// **Runs on:** any thread.
func BuildRequest(host *lines.Host, line lines.Line) (generation.Request, error) {
	client, err := name_client.NameClient(line.Client)
	if err != nil {
		return generation.Request{}, err
	}
	request := generation.Request{
		Client: turns.Client{User: client}, Priority: line.Priority, Raw: line.Raw, Thinking: line.Thinking,
		Tokens: line.Tokens, Tools: string(line.Tools),
		Sampling: merge_sampling.MergeSampling(host.Backend.Defaults, line), Seed: line.Seed, MaxTokens: line.MaxTokens,
		Stop: line.Stop, EndTokens: line.EndTokens, IgnoreEnd: line.IgnoreEnd, Logprobs: -1,
	}
	if line.Prompt != nil {
		if request.Prompt = *line.Prompt; request.Prompt == "" {
			return request, errors.New(`"prompt" is empty`)
		}
	}
	if err = check_messages.CheckMessages(line.Messages); err != nil {
		return request, err
	}
	for _, message := range line.Messages {
		request.Messages = append(request.Messages, engine.Message{Role: message.Role, Content: *message.Content})
	}
	if line.Logprobs != nil {
		request.Logprobs = *line.Logprobs
	}
	if line.Session != "" {
		session, err := find_session.FindSession(host.Sessions, line.Session)
		if err != nil {
			return request, err
		}
		request.Session = session
	}
	return request, nil
}
