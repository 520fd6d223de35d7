// Package build_request makes a request of a line.
package build_request

import (
	"errors"

	"rkllmd/faces/conversation/check_special"
	"rkllmd/faces/conversation/parse_conversation"
	"rkllmd/faces/conversation/set_conversation"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/merge_sampling"
	"rkllmd/faces/lines/name_client"
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
		Client: turns.Client{User: client}, Priority: line.Priority, Raw: line.Raw, Tokens: line.Tokens,
		Sampling: merge_sampling.MergeSampling(host.Backend.Defaults, line), Seed: line.Seed, MaxTokens: line.MaxTokens,
		Stop: line.Stop, EndTokens: line.EndTokens, IgnoreEnd: line.IgnoreEnd, Logprobs: -1,
	}
	if line.Prompt != nil {
		if request.Prompt = *line.Prompt; request.Prompt == "" {
			return request, errors.New(`"prompt" is empty`)
		}
	}
	talk, err := parse_conversation.ParseConversation(line.Members)
	if err != nil {
		return request, err
	}
	set_conversation.SetConversation(&request, talk)
	if request.Letters, err = check_special.CheckSpecial(line.Special, line.Raw && line.Prompt != nil); err != nil {
		return request, err
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
