// Package write_config writes what a chat asks a daemon.
package write_config

import (
	"rkllmd/cli"
	"rkllmd/completion"
)

// WriteConfig returns the message that asks question, with the conversation so far, as much of it as the model is told. again: for another answer to the same question, a seed is
// not kept to.
//
// **Runs on:** the main goroutine. Follows docs/protocols/web-streaming.md, "Client messages".
func WriteConfig(chat *cli.Chat, question string, again bool) completion.Config {
	talk := &chat.Conversation
	config := completion.Config{Type: completion.TypeConfig, Parameters: talk.Parameters, Options: completion.Options{Stream: true, IncludeTiming: true}}
	config.Thinking = talk.Thinking
	if again {
		config.Parameters.Seed = nil
	}
	if talk.System != "" {
		config.Messages = append(config.Messages, completion.Turn{Role: "system", Content: talk.System})
	}
	told := talk.Messages[min(chat.Left, len(talk.Messages)):]
	config.Messages = append(append(config.Messages, told...), completion.Turn{Role: "user", Content: question})
	return config
}
