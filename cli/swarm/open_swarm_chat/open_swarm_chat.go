// Package open_swarm_chat connects to a host and chats.
package open_swarm_chat

import (
	"errors"
	"strings"

	"rkllmd/cli"
	cli_swarm "rkllmd/cli/swarm"
	"rkllmd/cli/swarm/run_swarm_chat"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/close_link"
	"rkllmd/faces/swarm/describe_failure"
	"rkllmd/faces/swarm/open_host_link"
	"rkllmd/faces/swarm/open_socket_link"
	"rkllmd/faces/swarm/read_replies"
)

// OpenSwarmChat connects to the host that a chat is with, chats, and ends the connection.
//
// **Runs on:** the main goroutine. Errors: open_host_link's, open_socket_link's, run_swarm_chat's; why the connection
// has ended.
func OpenSwarmChat(chat *cli.SwarmChat) (err error) {
	if path, here := strings.CutPrefix(chat.Host, cli.SocketScheme); here {
		chat.Link, err = open_socket_link.OpenSocketLink(path)
	} else {
		chat.Link, err = open_host_link.OpenHostLink(chat.Host, chat.Home, chat.Bootstrap)
	}
	if err != nil {
		return err
	}
	chat.Replies, chat.Welcomed, chat.Running = make(chan swarm.Reply), false, ""
	done := make(chan struct{})
	go read_replies.ReadReplies(chat.Link.Conn, chat.Replies, done)
	err = run_swarm_chat.RunSwarmChat(chat)
	close(done)
	close_link.CloseLink(chat.Link)
	if errors.Is(err, cli_swarm.ErrLinkEnded) {
		return describe_failure.DescribeFailure(chat.Link)
	}
	return err
}
