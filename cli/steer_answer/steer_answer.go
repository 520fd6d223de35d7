// Package steer_answer takes a line that was typed while an answer comes.
package steer_answer

import (
	"slices"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/send_message"
	"rkllmd/cli/set_parameter"
	"rkllmd/completion"
	"rkllmd/websocket"
)

// SteerAnswer changes the parameters of answer by a line "/set NAME VALUE", from its next token on; what cannot change then, and any other line, waits
// for its end.
//
// **Runs on:** the main goroutine. Follows docs/protocols/web-streaming.md, "Courses".
func SteerAnswer(chat *cli.Chat, answer *cli.ChatAnswer, line string) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return
	}
	var changed completion.Parameters
	if len(words) != 3 || words[0] != "/set" || !slices.Contains(cli.ChatModifiable, words[1]) || words[2] == "default" ||
		set_parameter.SetParameter(&changed, words[1], words[2]) != nil {
		chat.Ahead = append(chat.Ahead, line)
		return
	}
	_ = set_parameter.SetParameter(&chat.Conversation.Parameters, words[1], words[2]) // which was right above
	answer.Steered = true
	send_message.SendMessage(chat.Link, completion.Control{Type: completion.TypeControl, Action: websocket.ActionModify, Parameters: changed})
}
