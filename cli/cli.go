// Package cli holds the nouns of the command line: its settings, exit codes, and the client side of a connection.
package cli

import (
	"crypto/tls"
	"encoding/json"
	"errors"
	"net"
	"os/exec"
	"rkllmd/fleet"
	"sync/atomic"
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/engine"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/isolation"
	"rkllmd/jsonrpc"
	"rkllmd/models"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/store"
	"rkllmd/upstream"
	"rkllmd/utils"
)

// Version is the release this tree belongs to.
const Version = "0.1.0"

// Revision is the commit that was built, set by the Makefile with -ldflags -X; "" in a plain go build.
var Revision string

// Exit codes of the program.
const (
	ExitDone        = 0   // done
	ExitFailed      = 1   // the daemon, the call or the run failed; the reason is on stderr
	ExitUsage       = 2   // wrong flags, arguments or environment
	ExitInterrupted = 130 // stopped by Ctrl-C or a signal before the end
	ExitClosed      = 141 // nobody reads standard output any more, such as | head -1: as if by SIGPIPE
)

// ErrUsage ends every error about flags, arguments and environment.
var ErrUsage = errors.New("see --help")

// ErrInterrupted is returned when a signal ended the work early. Nothing is printed for it.
var ErrInterrupted = errors.New("interrupted")

// ErrClosed is returned when nobody reads the answer any more. Nothing is printed for it.
var ErrClosed = errors.New("standard output is closed")

// SignalPause is how long after a signal a Ctrl-C still counts as the same wish to stop. A later Ctrl-C means: stop at
// once.
const SignalPause = time.Second / 2

// ServiceSocket is where the daemon of the package listens. Who asks for a daemon and names none finds it there.
const ServiceSocket = "/run/rkllmd/rkllm.sock"

// UserServiceSocket is where the daemon listens that is a service of one user, in $XDG_RUNTIME_DIR.
const UserServiceSocket = "rkllm.sock"

// DefaultSocket is where the daemon listens when nothing else is said.
const DefaultSocket = "/tmp/rkllm.sock"

// ErrProblems is returned when "rkllmd doctor" has printed problems. Nothing more is printed for it.
var ErrProblems = errors.New("there are problems")

// ErrGone is that the daemon that was started for the user has ended.
var ErrGone = errors.New("the daemon has ended")

// ErrNotBegun is that a daemon has gone before it said anything.
var ErrNotBegun = errors.New("the daemon has not answered")

// ErrNoModel is that a daemon has no model of the name that the user gives.
var ErrNoModel = errors.New("the daemon does not have it")

// ErrNoRuntime is the answer of a build without the embedded runtime where only that could do.
var ErrNoRuntime = errors.New("this build has no embedded runtime (it was made with -tags noembedded)")

// Embedded is the runtime inside this program and what goes with it. main fills it in. The zero value: there is none,
// the program was built for boards (tag noembedded) and serves a vendor's library only.
type Embedded struct {
	OpenRuntime func() *rkllm.Library
	// UseLlama has it compute with the llama.cpp in a folder, and describes that.
	UseLlama       func(folder string, gpuLayers int) (*engine.Llama, error)
	DescribeBuild  func() string // "" for a fast build, else a sentence for the log
	WriteTinyModel func(path, architecture string, seed int64, context int) error
	OpenModel      func(o generation.ModelOptions, progress func(done float32) bool) (*generation.Backend, error)
	ShareHandle    func(handle uintptr, o generation.ModelOptions) (*generation.Backend, error)
	// where nobody asks for a size
	ProposeContext  func(path string, sequences int) (generation.ContextChoice, error)
	UseExactKernels func(on bool) error       // before a model is loaded
	UseChatTemplate func(choice string) error // likewise: a name or a file
	// PlanModel tells how many bytes a model will take, and how many of them are pages of its file.
	PlanModel    func(o generation.ModelOptions) (total, mapped uint64, err error)
	InspectModel func(path string, context, sequences int, form string) (string,
		error) // form: "text", "json" or "template"
	// which API it follows and what it is made of
	Version string
}

// EmbeddedLibrary is what --library says for the embedded runtime.
const EmbeddedLibrary = "embedded"

// RuntimeSetup is what a process that has the embedded runtime for a daemon is told.
type RuntimeSetup struct {
	Llama        string // folder of the llama.cpp that it computes with
	GPULayers    int
	ChatTemplate string // LibraryChoice
	LogLevel     utils.Level
	JSONLog      bool
}

// LibraryChoice is which library was asked for, checked. The zero value: whatever suits this machine.
type LibraryChoice struct {
	Path  string   // absolute path of a librkllmrt.so; EmbeddedLibrary; "" nothing was said
	Paths []string // where several were asked for, all of them, Path first; otherwise none
	// Verdicts is what is remembered of them; nil: there are not several.
	Verdicts *rkllm.Verdicts
	// Llama is the absolute path of a folder with a llama.cpp that the embedded runtime is to compute with, GPULayers
	// how many of a model's layers are a GPU's then; "": it has its own.
	Llama     string
	GPULayers int
	Version   string // to take it for, one of rkllm.Layouts; "" the one that the file says
	Name      string // of the flag or variable that Path comes from, for messages
	Exact     bool   // it is to compute exactly, which the embedded runtime alone can
	// ChatTemplate is the form of conversations: a file, or, for the embedded runtime, a name; "": the model's own.
	ChatTemplate string
	Pooling      string // how a vendor's library makes vectors: mean or last
	// ExactHere is the name of the setting that has the embedded runtime, if it is that, compute exactly; "": none
	// does.
	ExactHere string
	// Isolate: a vendor's library, or the embedded runtime with Llama, gets a process of its own, with these limits.
	// IsolateAsked: somebody has said so.
	Isolate, IsolateAsked bool
	// Reload: and a model is loaded again where that process has ended.
	Reload bool
	Limits isolation.Limits
}

// LibrarySelection is which library a machine gets, and why.
type LibrarySelection struct {
	Path       string    // of a librkllmrt.so, or EmbeddedLibrary
	Paths      []string  // where several are served, all of them, Path first; otherwise none
	Reason     string    // completes "the library is ... because ..."
	Candidates []string  // the libraries in the usual places, the first one first
	NPU        rkllm.NPU // what was found of one
}

// Settings is what "rkllmd serve" was asked to be, checked.
type Settings struct {
	Library   LibraryChoice
	Server    server.Options
	Limits    rkllm.Limits
	Model     string // absolute path of the model to load at start; "" none
	Named     NamedSettings
	IdleExit  time.Duration // the daemon ends when nobody has used it for so long; 0: never
	Context   int           // tokens, of models that are loaded without a size; 0: nothing was said
	Sequences int           // requests of front-ends that are computed at once; 0: nothing was said
	UMA       UMASettings
	GRPC      GRPCSettings
	Network   NetworkSettings
	Swarm     SwarmSettings
	Sidecar   SidecarSettings
	HTTP      HTTPSettings
	Fleet     fleet.Options    // of which URL is "" where there is no fleet
	Upstream  upstream.Options // of which URL is "" where there is none
	LogLevel  utils.Level
	LogFormat string // "text" or "json"
}

// NamedSettings is which models requests may ask for by name, checked.
type NamedSettings struct {
	Models    []NamedModel
	Most      int           // in memory at once; 0: as many as there is memory for
	KeepAlive time.Duration // 0: for ever
	Aliases   []models.Alias
	Store     *store.Store // where other models are found by name; nil: nowhere
}

// NoStore is what --models says where requests may not ask for the models that lie there.
const NoStore = "none"

// NamedModel is a model that requests may ask for by name.
type NamedModel struct {
	Name   string
	Path   string // absolute
	Pinned bool   // loaded at start, and never unloaded
}

// UMASettings is what the UMA socket was asked to be, checked.
type UMASettings struct {
	Path          string // "": there is none
	Inherited     int    // server.Options.Inherited
	Newline       bool
	MaxFrameBytes int
	MaxTokens     int // 0: as many as the context holds
}

// GRPCSettings is what the gRPC front-end was asked to be, checked.
type GRPCSettings struct {
	Address  *server.Address // nil: there is none
	Sessions generation.SessionOptions
}

// GRPCSetting is what the address of the gRPC front-end comes from, for messages.
const GRPCSetting = "--grpc (RKLLMD_GRPC)"

// NetworkSettings is what clients of the network front-ends must show, and how they are served, checked.
type NetworkSettings struct {
	Token   string          // "": none is asked for
	TLS     *tls.Config     // nil: in plain text
	Metrics *server.Address // of the server that has the metrics alone; nil: there is none
}

// HTTPSettings is what the HTTP front-end was asked to be, checked.
type HTTPSettings struct {
	Address         *server.Address // nil: there is none
	Origins         []web.Origin
	MaxClients      int
	MaxMessageBytes int
	MaxPendingBytes int
	Timeout         time.Duration // 0: none
	Grace           time.Duration
	Rate            int    // 0: no limit
	Feedback        string // absolute path of the file; "": there is none
	Load            bool
	Pull            bool // clients may have models fetched and removed
}

// SwarmSettings is what the socket for the chat over Hyperswarm was asked to be, checked.
type SwarmSettings struct {
	Path      string // "": there is none
	Inherited int    // server.Options.Inherited
	HostName  string // that clients are told
	// how long a client may leave a line unfinished, or what waits for it unread; 0: no limit
	Timeout        time.Duration
	MaxPromptBytes int
	MaxChats       int // at once, of all clients
}

// Client is one connection to a daemon, with messages as lines of JSON or, to its UMA socket, in frames. One goroutine
// reads.
type Client struct {
	Conn    net.Conn
	Decoder *json.Decoder // of lines
	LastID  int64         // of lines
	Abort   []byte        // the message that ends what this connection has started
	Plain   bool          // errors are worded for people, without codes and the names of C functions
}

// Answer is one message from the daemon: a response (ID set) or a notification (Method set).
type Answer struct {
	ID     json.RawMessage `json:"id"`
	Result json.RawMessage `json:"result"`
	Error  *jsonrpc2.Error `json:"error"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
}

// Result is the part of an RKLLMResult that the command line shows.
type Result struct {
	Text       string `json:"text"`
	TextBase64 []byte `json:"_text_base64"` // the exact bytes, where Text could not hold them
	Perf       Perf   `json:"perf"`
	State      int32  `json:"_callback_state"`
}

// Perf is RKLLMPerfStat.
type Perf struct {
	PrefillTimeMS  float64 `json:"prefill_time_ms"`
	PrefillTokens  int     `json:"prefill_tokens"`
	GenerateTimeMS float64 `json:"generate_time_ms"`
	GenerateTokens int     `json:"generate_tokens"`
	Received       int     `json:"-"` // tokens that came: libraries before 1.2.1 measure nothing
}

// Limits is how long the answers of a model may get that this program has a daemon load.
type Limits struct {
	Context int // tokens of prompt and answer
	Full    int // with so many the context is full
	MadeFor int // the most that the model was made for; 0: not known
	Answer  int // tokens of an answer; -1: as many as the context holds
}

// Session is one "rkllmd run" or "rkllmd uma" in progress.
type Session struct {
	Client      *Client
	Daemon      *Daemon     // the private daemon; nil when the run uses one that was there
	Loaded      bool        // the session's model is loaded
	Running     atomic.Bool // tokens are being made: the first Ctrl-C aborts that, the next one ends the connection
	Interrupted atomic.Bool
	Leave       chan struct{} // closed when the first signal comes and no run is aborted by it; nil: nobody asks
}

// DaemonSearch is where a daemon is looked for that answers by the names of models, and how one is started.
type DaemonSearch struct {
	Endpoint Endpoint // that the user names; URL "": he names none
	Token    string   // for it; "": none
	Socket   string   // of a daemon that is asked where its HTTP front-end is
	Named    bool     // the user names Socket: a daemon must be there
	Models   string   // absolute path of the folder of the models of one that is started; "": where they are
	Keep     string   // how long that one keeps its models, and goes on, when nobody uses it: a time
	Library  LibraryChoice
	Program  string          // path of rkllmd: what is started as a daemon, and to pull
	Stop     <-chan struct{} // closed, or sent to, when the user does not want to wait for it any more
}

// Daemon is a private daemon: a child process that listens on a socket in a temporary directory.
type Daemon struct {
	Command   *exec.Cmd
	Directory string
	Socket    string
	HTTP      string        // path of the socket of its HTTP front-end; "": it has none
	Exited    chan struct{} // closed when the process has ended
}

// Loader loads models for the operator and for clients of HTTP.
type Loader struct {
	Server  *jsonrpc.Server
	Hub     *generation.Hub
	Table   *models.Table // the models that requests name; nil: there are none
	Context int           // tokens, where a load asks for no size; 0: Propose's
	// Describe is web.Models.Describe; nil: this build reads no headers
	Describe func(path string) (web.Description, error)
	// Propose is Embedded.ChooseModelContext; nil: a vendor's library is served, which has a size of its own.
	Propose   func(path string, sequences int) (generation.ContextChoice, error)
	Sequences int // that front-ends get beside the model's own context
	// Fleet is web.Host.Fleet; nil: this daemon is no gateway of a fleet.
	Fleet func() web.Fleet
}

// ReloadWatch is what front-ends are told of a model that is loaded again.
type ReloadWatch struct {
	Hub     *generation.Hub
	Loading *generation.Loading // from the death of the library to the end of the last try; nil: there is none
}

// ModelLoad is the load of "serve --model": a failure ends the daemon.
type ModelLoad struct {
	Path string
	Loop *server.Loop
	Err  atomic.Pointer[jsonrpc2.Error]
}
