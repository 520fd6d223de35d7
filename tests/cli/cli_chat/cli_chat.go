// Package cli_chat makes a chat whose host is the test.
package cli_chat

import (
	"bufio"
	"bytes"
	"net"
	"os"
	"testing"
	"time"

	"rkllmd/cli"
	"rkllmd/faces/swarm"
)

// Test is a chat, and its other ends.
type Test struct {
	Chat     *cli.SwarmChat
	Sent     chan string // lines for the host
	Signals  chan os.Signal
	Out, Log *bytes.Buffer
}

// CliChat makes a chat that waits for its host's first message.
func CliChat(t testing.TB) *Test {
	ours, theirs := net.Pipe()
	t.Cleanup(func() {
		ours.Close()
		theirs.Close()
	})
	test := &Test{Sent: make(chan string, 16), Signals: make(chan os.Signal, 2), Out: new(bytes.Buffer),
		Log: new(bytes.Buffer)}
	go func() {
		for scanner := bufio.NewScanner(theirs); scanner.Scan(); {
			test.Sent <- scanner.Text()
		}
	}()
	test.Chat = &cli.SwarmChat{Out: test.Out, Log: test.Log, Patience: time.Minute, Lines: make(chan string, 16),
		Signals: test.Signals,
		Link:    &swarm.Link{Conn: ours}, Replies: make(chan swarm.Reply, 16)}
	return test
}
