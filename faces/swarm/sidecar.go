package swarm

import (
	"bytes"
	"embed"
	"net"
	"os/exec"
	"sync/atomic"
	"time"
)

// SidecarFiles is the sidecar, the program for Node that speaks Hyperswarm, without the npm packages that it needs.
//
//go:embed sidecar/package.json sidecar/package-lock.json sidecar/*.mjs
var SidecarFiles embed.FS

// What is in the swarm's folder.
const (
	SidecarFolder = "sidecar"    // the sidecar and its packages
	ServerIDFile  = "server-id"  // the host's topic, which is its server id
	HostKeyFile   = "host-key"   // seed of the host's key pair
	ClientKeyFile = "client-key" // seed of the client's, by which hosts know it
	SocketFile    = "chat.sock"  // where the daemon listens if nothing else is said
)

// SecretBytes is the size of a topic, and of the seed of a key pair.
const SecretBytes = 32

// Environment variables of the sidecar, for what other users must not read in its arguments. Hex.
const (
	TopicVariable = "RKLLMD_SWARM_TOPIC"
	SeedVariable  = "RKLLMD_SWARM_SEED"
)

// MinNode is the oldest release of Node that the sidecar runs on.
const MinNode = 18

// InstallCommand gets the packages of the sidecar.
const InstallCommand = "rkllmd swarm install"

// Times of the sidecar.
const (
	FirstPause   = time.Second      // before one that has ended is started again; doubled each time
	LongestPause = time.Minute      // the longest of these; one that has lived for longer begins anew
	SidecarLimit = 5 * time.Second  // for it to end when it is told to
	LookupTime   = 10 * time.Second // how long a client looks for a host
)

// Sidecar is the sidecar of a host, kept running.
type Sidecar struct {
	ServerID    string   // of its topic
	Arguments   []string // of Node, behind its path
	Environment []string
	Node        string
	Pause       time.Duration // before the first restart; 0: FirstPause
	Stop        chan struct{} // closed: it is to end
	Done        chan struct{} // closed: it has ended, and is not started again
	Watched     atomic.Bool   // watch_sidecar was called
}

// SidecarEvent is one line of what a host's sidecar says.
type SidecarEvent struct {
	Event   string `json:"event"` // listening, connection, refused, closed, error
	Key     string `json:"key"`   // the client's public key; of listening: the host's
	Clients int    `json:"clients"`
	Message string `json:"message"` // why; of closed: "" where the connection has ended in order
}

// Link is a client's connection to a host.
type Link struct {
	Conn    net.Conn      // lines of JSON
	Command *exec.Cmd     // the sidecar at its other end; nil: it is the host's socket itself
	Stderr  *bytes.Buffer // of Command; read once that has ended
}

// MaxReplyBytes is the longest line that a client takes from a host.
const MaxReplyBytes = 1 << 20

// Reply is a message from a host, with the members of every payload.
type Reply struct {
	Type      string `json:"type"`
	RequestID string `json:"request_id"`
	Payload   struct {
		ServerInfo
		ChatChunk
		ChatEnd
		Fault
	} `json:"payload"`
}
