// Package build_request makes the request of a generation.
package build_request

import (
	"path/filepath"

	"rkllmd/faces/conversation/set_conversation"
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/merge_sampling"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/utils/turns"
)

// BuildRequest makes the request to b for config, which was checked, of this client. A prompt goes
// to the model as it is unless Chat.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid, of a model that is not the one of b.
func BuildRequest(b *generation.Backend, config stream.Config, client turns.Client) (generation.Request, error) {
	in, p := config.Input, config.Parameters
	request := generation.Request{
		Client: client, Raw: !in.Chat && in.Talk.Messages == nil,
		Sampling: merge_sampling.MergeSampling(b.Defaults, p), Seed: p.Seed, Stop: p.Stop, Logprobs: -1,
		Whole: !config.Options.Stream,
	}
	if in.Model != "" && in.Model != b.Model.Name && in.Model != b.Model.Path &&
		in.Model != filepath.Base(b.Model.Path) {
		return request, name_error.NameError(generation.ErrInvalid,
			"model is %.80q, but the one that is loaded is %q: name that, or leave it out",
			in.Model, b.Model.Name)
	}
	request.Letters = in.Special != nil && !*in.Special && request.Raw
	if in.Prompt != nil {
		request.Prompt = *in.Prompt
	}
	set_conversation.SetConversation(&request, in.Talk)
	if p.MaxTokens != nil {
		request.MaxTokens = *p.MaxTokens
	}
	if config.Options.IncludeLogprobs {
		request.Logprobs = stream.Alternatives
	}
	return request, nil
}
