package cli

import (
	"io"
	"os"
	"time"

	"rkllmd/faces/swarm"
)

// SidecarSettings is how the daemon is to be reached over Hyperswarm, checked.
type SidecarSettings struct {
	On        bool
	Home      string   // absolute path of the swarm's folder
	Allow     []string // public keys of the clients that are let in, in hex; none: all
	Bootstrap []string // HOST:PORT; none: the public nodes
	Clients   int      // at once
}

// SocketScheme begins the name of a host that is a socket on this machine.
const SocketScheme = "unix://"

// QuitLine ends a conversation.
const QuitLine = "/quit"

// SwarmChat is one "rkllmd swarm connect". Its fields belong to the main goroutine.
type SwarmChat struct {
	Host      string // server id, or SocketScheme and a path
	Home      string // absolute path of the swarm's folder
	Bootstrap []string
	Once      bool // there is one prompt, and its failure is the program's
	Terminal  bool // Out is one
	Person    bool // types the prompts, and is asked for each with "> "
	Out, Log  io.Writer
	Patience  time.Duration
	Lines     chan string // prompts; closed: there are no more
	Signals   <-chan os.Signal

	Link     *swarm.Link
	Replies  chan swarm.Reply // closed: the connection has ended
	Welcomed bool             // the host has said who it is, on this connection
	Met      string           // what it has said of itself on the one before; "": this is the first
	Prompted bool             // the last thing on the terminal is "> "
	Next     string           // a prompt that comes before those of Lines; "": none
	Asked    int              // prompts so far
	Stacked  int              // characters that stand on top of the last one that was shown
	Running  string           // id of the chat in progress; "": none
	Aborted  bool             // its abort was sent
	Over     bool             // nothing is left to do
}
