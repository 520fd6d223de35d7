// Package swarm holds the nouns of the chat over Hyperswarm: lines of JSON between a host, which has the model, and its
// clients. "The swarm document" is the protocol's description. The host listens on a Unix socket; a process beside it
// brings what comes over Hyperswarm there.
package swarm

import (
	"sync"
	"sync/atomic"
	"time"

	"rkllmd/faces/stream"
	"rkllmd/generation"
	"rkllmd/rkllm"
)

// Version is the protocol's. A message may say for which one it was written.
const Version = 1

// Types of messages. A client sends chat_start, abort and error.
const (
	TypeServerInfo = "server_info"
	TypeChatStart  = "chat_start"
	TypeChatChunk  = "chat_chunk"
	TypeChatEnd    = "chat_end"
	TypeAbort      = "abort"
	TypeError      = "error"
)

// Codes of the message "error". Ollama stands for whatever runs the model.
const (
	// of swarm connect: the server id is not 32 bytes in base58
	CodeInvalidServerID = "INVALID_SERVER_ID"
	// no way to the host or into the DHT; the host has too many clients, or does not know this one; the connection is
	// closed
	CodeConnectFailed = "CONNECT_FAILED"
	// of swarm connect: no host of this server id was found within 10 s; nobody listens on the socket
	CodeHostOffline = "HOST_OFFLINE"
	// of swarm connect: the connection has ended early
	CodeHostDisconnected = "HOST_DISCONNECTED"
	// no model is loaded; a chat after rkllm.init works
	CodeNoModel = "OLLAMA_MODEL_NOT_AVAILABLE"
	// --swarm-chats are being answered, or the model is at other work: chats never wait
	CodeBusy = "MODEL_BUSY"
	// the runtime has failed
	CodeFailed = "GENERATION_FAILED"
	// the host has ended the answer, to unload the model or to stop
	CodeAborted = "GENERATION_ABORTED"
	// what is wrong with the line, and what would be right; the connection stays, unless the line is longer than 64
	// KiB
	CodeBadMessage = "BAD_MESSAGE"
	// version is another number than 1; the connection is closed
	CodeUnsupportedVersion = "UNSUPPORTED_VERSION"
	// half a line, or output that the client has not read for --swarm-timeout, and the connection is closed; of swarm
	// connect: the host owes an answer and has been silent for 30 s
	CodeTimeout = "TIMEOUT_NO_RESPONSE"
)

// Codes is how errors of a run are called. What is none of them is CodeFailed.
var Codes = []stream.Named[string]{
	{Kind: generation.ErrInvalid, Name: CodeBadMessage},
	{Kind: generation.ErrNotSupported, Name: CodeBadMessage},
	{Kind: generation.ErrBusy, Name: CodeBusy},
	{Kind: generation.ErrClosed, Name: CodeAborted},
}

// LoopCodes is how errors of the loop are called. What is none of them is CodeBadMessage.
var LoopCodes = map[int64]string{
	rkllm.CodeTooManyClients: CodeConnectFailed,
	rkllm.CodePeerRefused:    CodeConnectFailed,
	rkllm.CodeIdleTimeout:    CodeTimeout,
}

// Reasons of the message "chat_end". Clients know these and no other; what else there is to say has a member of its
// own.
const (
	ReasonStop  = "stop"
	ReasonAbort = "abort"
)

// CauseLength is the cause of an answer that was cut because no more tokens fit: the context is full, or the runtime's
// own limit is reached.
const CauseLength = "length"

// States of a host, in the message "server_info". Clients know these and no other. Whether a model is loaded is told by
// its name.
const (
	StatusReady = "ready"
	StatusBusy  = "busy" // a chat_start would be told MODEL_BUSY now
)

// MaxLineBytes is the longest line that a client may send: it holds a prompt of 8 KiB however that is escaped.
const MaxLineBytes = 64 << 10

// LineSetting is where that comes from, for messages.
const LineSetting = "the longest line of the chat protocol"

// MaxIDBytes is the longest request_id, which comes back in every message.
const MaxIDBytes = 256

// PulseTime is Host.Pulse of a daemon: no chat is silent for longer than twice that, because clients give up after 30
// s.
const PulseTime = 10 * time.Second

// PromptSetting and ChatsSetting name the settings of Host's limits, for messages.
const (
	PromptSetting = "--swarm-max-prompt-bytes, RKLLMD_SWARM_MAX_PROMPT_BYTES"
	ChatsSetting  = "--swarm-chats, RKLLMD_SWARM_CHATS"
)

// Message is one message, of either side.
type Message struct {
	Type      string `json:"type"`
	RequestID string `json:"request_id,omitempty"` // "": it belongs to no chat
	Payload   any    `json:"payload"`              // one of those below
}

// ServerInfo is the payload of the first message of a host.
type ServerInfo struct {
	HostName string `json:"host_name"`
	Model    string `json:"model"`  // "": none is loaded
	Status   string `json:"status"` // StatusReady or StatusBusy
	Version  int    `json:"version"`
}

// ChatChunk is the payload of a piece of an answer.
type ChatChunk struct {
	Text string `json:"text"` // "": the model thinks, or has nothing to say
}

// ChatEnd is the payload of the end of an answer.
type ChatEnd struct {
	FinishReason string `json:"finish_reason"`
	Cause        string `json:"cause,omitempty"` // CauseLength; "": the model has ended its answer, or the client has
}

// Fault is the payload of an error.
type Fault = stream.Fault

// Request is what a client has sent.
type Request struct {
	Type   string
	ID     string // request_id; "": none
	Prompt string // of chat_start
	Report Fault  // of error
}

// Chat is one prompt and its answer. One that the client has cancelled gets nothing but chat_end.
type Chat struct {
	stream.Exchange
	Prompt string

	// Guarded by Session.Mu.
	Told   bool // a chunk was sent
	Lively bool // since send_pulse has looked last
}

// Session is one client.
type Session = stream.Session[Host]

// Host is what all sessions share.
type Host struct {
	Hub            *generation.Hub
	Name           string // for people
	MaxPromptBytes int
	MaxChats       int           // at once, of all clients
	Pulse          time.Duration // how often send_pulse looks after a chat; 0: never

	Mu    sync.Mutex   // while a chat is taken
	Chats atomic.Int64 // in progress
}
