// Package write_config writes what a chat asks a daemon.
package write_config

import (
	"encoding/json"

	"rkllmd/cli"
	"rkllmd/cli/talk/list_told"
	"rkllmd/faces/stream"
)

// WriteConfig returns the message that asks question, with the conversation so far, as much of it as the model is told.
// again: for another answer to the same question, a seed is not kept to.
//
// **Runs on:** the main goroutine. Follows docs/protocols/web-streaming.md, "Client messages".
func WriteConfig(chat *cli.Chat, question string, again bool) stream.Config {
	talk := &chat.Conversation
	config := stream.Config{Type: stream.TypeConfig, Parameters: talk.Parameters, Options: stream.Options{Stream: true,
		IncludeTiming: true}}
	config.Model, config.Thinking = chat.Model, talk.Thinking
	if again {
		config.Parameters.Seed = nil
	}
	var turns []cli.Turn
	if talk.System != "" {
		turns = append(turns, cli.Turn{Role: "system", Content: talk.System})
	}
	turns = append(append(turns, list_told.ListTold(chat)...), cli.Turn{Role: "user", Content: question})
	config.Messages, _ = json.Marshal(turns)
	return config
}
