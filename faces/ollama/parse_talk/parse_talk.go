// Package parse_talk reads a conversation.
package parse_talk

import (
	"encoding/json"

	"rkllmd/engine"
	"rkllmd/faces/conversation"
	"rkllmd/faces/ollama"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/parse_talk"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/stream/format_message"
)

// ParseTalk returns the messages of value, with the roles of chat templates; none: value is missing or empty. Ollama's
// names of members become those of everybody else (ollama.Renamed).
//
// **Runs on:** any thread.
func ParseTalk(value json.RawMessage) ([]engine.Message, *openai.Refusal) {
	var list []map[string]json.RawMessage
	switch {
	case !is_given.IsGiven(value):
		return nil, nil
	case json.Unmarshal(value, &list) != nil: // it says what is wrong
		return parse_talk.ParseTalk(value)
	case len(list) == 0:
		return nil, nil
	}
	for i, message := range list {
		if message == nil {
			return nil, refuse_member.RefuseMember("messages", "messages[%d] is null; it must be an object", i)
		}
		var images []json.RawMessage
		if json.Unmarshal(message["images"], &images) == nil && len(images) > 0 {
			return nil, refuse_member.RefuseMember("messages", "messages[%d].images: %s", i, conversation.NoImages)
		}
		for name, other := range ollama.Renamed {
			if given, there := message[name]; there && !is_given.IsGiven(message[other]) {
				message[other] = given
				delete(message, name)
			}
		}
		if message["content"] == nil {
			message["content"] = json.RawMessage(`""`)
		}
	}
	return parse_talk.ParseTalk(format_message.FormatMessage(list))
}
