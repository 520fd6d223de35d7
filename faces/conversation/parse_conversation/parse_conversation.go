// Package parse_conversation reads what a client says of a conversation.
package parse_conversation

import (
	"strings"

	"rkllmd/faces/conversation"
	"rkllmd/faces/conversation/parse_messages"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// ParseConversation returns what members say. What stands in tools, documents and template_arguments,
// start_generation checks.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid, with the member that is wrong; two members that contradict
// each other.
func ParseConversation(members conversation.Members) (conversation.Conversation, error) {
	talk := conversation.Conversation{
		Tools: string(members.Tools), Documents: string(members.Documents),
		Arguments: string(members.TemplateArguments), Continue: members.ContinueFinalMessage,
		NoAssistant: members.AddGenerationPrompt != nil && !*members.AddGenerationPrompt,
		Schema:      string(members.Schema), Grammar: members.Grammar,
		Thinking: members.Thinking || members.EnableThinking != nil && *members.EnableThinking,
	}
	switch {
	case members.Thinking && members.EnableThinking != nil && !*members.EnableThinking:
		return talk, name_error.NameError(generation.ErrInvalid,
			`"thinking" is true, but "enable_thinking" is false; they mean the same: give one of them`)
	case talk.Continue && members.AddGenerationPrompt != nil && *members.AddGenerationPrompt:
		return talk, name_error.NameError(generation.ErrInvalid,
			`both "continue_final_message" and "add_generation_prompt" are true; the answer either goes on with the `+
				`last message or begins a new one: give one of them`)
	}
	for _, member := range []*string{&talk.Tools, &talk.Documents} {
		if strings.Trim(*member, "[] \t\r\n") == "" { // a list of none
			*member = ""
		}
	}
	var err error
	talk.Messages, err = parse_messages.ParseMessages(members.Messages)
	return talk, err
}
