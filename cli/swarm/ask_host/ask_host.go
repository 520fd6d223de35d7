// Package ask_host sends a prompt to a host.
package ask_host

import (
	"strconv"

	"rkllmd/cli"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/send_message"
)

// AskHost asks the host of a chat for the answer to a prompt. The line cli.QuitLine ends the chat instead, and a blank
// one does nothing.
//
// **Runs on:** the main goroutine. Errors: send_message's.
func AskHost(chat *cli.SwarmChat, prompt string) error {
	chat.Prompted = false
	if !chat.Once && (prompt == "" || prompt == cli.QuitLine) {
		chat.Over = prompt != ""
		return nil
	}
	chat.Asked++
	chat.Running, chat.Aborted = strconv.Itoa(chat.Asked), false
	return send_message.SendMessage(chat.Link, swarm.Message{Type: swarm.TypeChatStart, RequestID: chat.Running,
		Payload: map[string]string{"prompt": prompt}})
}
