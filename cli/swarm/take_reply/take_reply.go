// Package take_reply shows what a host has said.
package take_reply

import (
	"fmt"

	"rkllmd/cli"
	cli_swarm "rkllmd/cli/swarm"
	"rkllmd/cli/swarm/show_host"
	"rkllmd/cli/terminal/clean_piece"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/faces/swarm"
)

// TakeReply shows one message of the host. An error that belongs to the answer in progress ends that, one of an earlier
// answer nothing, and one that belongs to none the chat; a code that is not known is no different. Messages of types
// that are not known are left alone.
//
// **Runs on:** the main goroutine. Errors: the host's, as "CODE: message"; cli.ErrIdle; cli.ErrInterrupted for an only
// answer that was aborted; standard output.
func TakeReply(chat *cli.SwarmChat, reply swarm.Reply) (err error) {
	p := reply.Payload
	ours := chat.Running != "" && reply.RequestID == chat.Running
	switch {
	case reply.Type == swarm.TypeServerInfo && !chat.Welcomed:
		chat.Welcomed = true
		show_host.ShowHost(chat, p.ServerInfo)
	case reply.Type == swarm.TypeChatChunk && ours:
		if chat.Terminal {
			p.Text = clean_piece.CleanPiece(p.Text, &chat.Stacked)
		}
		_, err = fmt.Fprint(chat.Out, p.Text)
		return err
	case reply.Type == swarm.TypeChatEnd && ours:
		chat.Running = ""
		if _, err = fmt.Fprintln(chat.Out); err == nil && chat.Once && chat.Aborted {
			err = cli.ErrInterrupted
		}
		note := p.FinishReason
		if note == swarm.ReasonStop {
			note = p.Cause
		}
		if note == swarm.CauseLength { // also what hosts up to 0.1.0 have as a reason
			note = "cut: the context is full"
		}
		if note != "" {
			fmt.Fprintf(chat.Log, "[%s]\n", clean_text.CleanText(note))
		}
	case reply.Type == swarm.TypeError:
		err = fmt.Errorf("%s: %s", clean_text.CleanText(p.Code), clean_text.CleanText(p.Message))
		if p.Code == swarm.CodeTimeout && reply.RequestID == "" && chat.Welcomed && chat.Asked == 0 && !chat.Once {
			return cli_swarm.ErrIdle
		}
		if reply.RequestID == "" || ours && chat.Once {
			return err
		}
		if ours {
			chat.Running = ""
		}
		fmt.Fprintln(chat.Log, err)
		err = nil
	}
	return err
}
