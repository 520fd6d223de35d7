// Package modify_answer takes a line that was typed while an answer comes.
package modify_answer

import (
	"slices"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/talk"
	"rkllmd/cli/talk/send_message"
	"rkllmd/cli/talk/set_parameter"
	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
)

// ModifyAnswer changes the parameters of answer by a line "/set NAME VALUE", from its next token on; what cannot change
// then, and any other line, waits for its end.
//
// **Runs on:** the main goroutine. Follows docs/protocols/web-streaming.md, "Courses".
func ModifyAnswer(chat *cli.Chat, answer *cli.ChatAnswer, line string) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return
	}
	var changed stream.Parameters
	if len(words) != 3 || words[0] != "/set" || !slices.Contains(talk.ChatModifiable, words[1]) ||
		words[2] == "default" ||
		set_parameter.SetParameter(&changed, words[1], words[2]) != nil {
		chat.Ahead = append(chat.Ahead, line)
		return
	}
	_ = set_parameter.SetParameter(&chat.Conversation.Parameters, words[1], words[2]) // which was right above
	answer.Steered = true
	send_message.SendMessage(chat.Link, stream.Control{Type: stream.TypeControl, Action: websocket.ActionModify,
		Parameters: changed})
}
