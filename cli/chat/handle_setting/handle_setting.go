// Package handle_setting sets what a chat goes by.
package handle_setting

import (
	"fmt"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/chat/read_switch"
	"rkllmd/cli/talk/set_parameter"
)

// HandleSetting does /set, /system, /think, /stats and /plain.
//
// **Runs on:** the main goroutine. Errors: what is wrong with the argument; nothing has changed.
func HandleSetting(chat *cli.Chat, command, argument string) error {
	talk := &chat.Conversation
	switch command {
	case "/system":
		talk.System = argument
		return nil
	case "/think":
		return read_switch.ReadSwitch(&talk.Thinking, command, argument)
	case "/stats":
		return read_switch.ReadSwitch(&chat.Stats, command, argument)
	case "/plain":
		plain := !chat.Render
		err := read_switch.ReadSwitch(&plain, command, argument)
		chat.Render = !plain && chat.Terminal
		return err
	}
	words := strings.Fields(argument)
	if len(words) != 2 {
		return fmt.Errorf("/set needs a name and a value, such as /set temperature 0.2, not %q", argument)
	}
	return set_parameter.SetParameter(&talk.Parameters, words[0], words[1])
}
