// Package write_request asks for the answer of a run.
package write_request

import (
	"encoding/json"

	"rkllmd/cli"
	"rkllmd/cli/run"
	"rkllmd/faces/stream"
)

// WriteRequest returns the message that asks the model options.Name for an answer to the prompt.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Client messages".
func WriteRequest(options run.Options) stream.Config {
	config := stream.Config{Type: stream.TypeConfig, Options: stream.Options{Stream: true, IncludeTiming: true}}
	config.Model, config.Grammar = options.Name, options.Grammar
	if options.Schema != "" {
		config.Schema = json.RawMessage(options.Schema)
	}
	if options.NoTemplate {
		config.Prompt = &options.Prompt
	} else {
		turns := []cli.Turn{{Role: "system", Content: options.System}, {Role: "user", Content: options.Prompt}}
		if options.System == "" {
			turns = turns[1:]
		}
		config.Messages, _ = json.Marshal(turns) // texts cannot fail
	}
	if most, given := options.Param["max_new_tokens"].(int); given && most >= 0 { // -1: until the context is full
		config.Parameters.MaxTokens = &most
	}
	if k, given := options.Param["top_k"].(int); given {
		config.Parameters.TopK = new(int32(k))
	}
	for member, into := range map[string]**float32{"top_p": &config.Parameters.TopP,
		"temperature": &config.Parameters.Temperature, "repeat_penalty": &config.Parameters.RepetitionPenalty} {
		if value, given := options.Param[member].(float32); given {
			*into = &value
		}
	}
	return config
}
