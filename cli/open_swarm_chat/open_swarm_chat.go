// Package open_swarm_chat connects to a host and chats.
package open_swarm_chat

import (
	"errors"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/chat_with_host"
	"rkllmd/swarm"
	"rkllmd/swarm/close_link"
	"rkllmd/swarm/describe_failure"
	"rkllmd/swarm/dial_host"
	"rkllmd/swarm/dial_socket"
	"rkllmd/swarm/read_replies"
)

// OpenSwarmChat connects to the host that a chat is with, chats, and ends the connection.
//
// **Runs on:** the main goroutine. Errors: dial_host's, dial_socket's, chat_with_host's; why the connection has ended.
func OpenSwarmChat(chat *cli.SwarmChat) (err error) {
	if path, here := strings.CutPrefix(chat.Host, cli.SocketScheme); here {
		chat.Link, err = dial_socket.DialSocket(path)
	} else {
		chat.Link, err = dial_host.DialHost(chat.Host, chat.Home, chat.Bootstrap)
	}
	if err != nil {
		return err
	}
	chat.Replies, chat.Welcomed, chat.Running = make(chan swarm.Reply), false, ""
	done := make(chan struct{})
	go read_replies.ReadReplies(chat.Link.Conn, chat.Replies, done)
	err = chat_with_host.ChatWithHost(chat)
	close(done)
	close_link.CloseLink(chat.Link)
	if errors.Is(err, cli.ErrLinkEnded) {
		return describe_failure.DescribeFailure(chat.Link)
	}
	return err
}
