// Package take_reply shows what a host has said.
package take_reply

import (
	"fmt"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/clean_rune"
	"rkllmd/swarm"
)

// TakeReply shows one message of the host. An error that belongs to the answer in progress ends that, any other one the chat; a code that is
// not known is no different. Messages of types that are not known are left alone.
//
// **Runs on:** the main goroutine. Errors: the host's, as "CODE: message"; cli.ErrIdle; cli.ErrInterrupted for an only answer that was
// aborted; standard output.
func TakeReply(chat *cli.SwarmChat, reply swarm.Reply) (err error) {
	p := reply.Payload
	ours := chat.Running != "" && reply.RequestID == chat.Running
	switch {
	case reply.Type == swarm.TypeServerInfo && !chat.Welcomed:
		chat.Welcomed = true
		fmt.Fprintf(chat.Log, "%s: %s (%s)\n", strings.Map(clean_rune.CleanRune, p.HostName), strings.Map(clean_rune.CleanRune, p.Model),
			strings.Map(clean_rune.CleanRune, p.Status))
	case reply.Type == swarm.TypeChatChunk && ours:
		if chat.Terminal {
			p.Text = strings.Map(clean_rune.CleanRune, p.Text)
		}
		_, err = fmt.Fprint(chat.Out, p.Text)
		return err
	case reply.Type == swarm.TypeChatEnd && ours:
		chat.Running = ""
		if p.FinishReason != swarm.ReasonStop {
			fmt.Fprintf(chat.Log, "[%s]\n", strings.Map(clean_rune.CleanRune, p.FinishReason))
		}
		if _, err = fmt.Fprintln(chat.Out); err == nil && chat.Once && chat.Aborted {
			err = cli.ErrInterrupted
		}
	case reply.Type == swarm.TypeError:
		err = fmt.Errorf("%s: %s", strings.Map(clean_rune.CleanRune, p.Code), strings.Map(clean_rune.CleanRune, p.Message))
		if p.Code == swarm.CodeTimeout && reply.RequestID == "" && chat.Welcomed && chat.Asked == 0 && !chat.Once {
			return cli.ErrIdle
		}
		if !ours || chat.Once {
			return err
		}
		chat.Running = ""
		fmt.Fprintln(chat.Log, err)
		err = nil
	default:
		return nil
	}
	if chat.Terminal && !chat.Once && err == nil {
		fmt.Fprint(chat.Log, "> ")
	}
	return err
}
