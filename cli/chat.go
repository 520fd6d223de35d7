package cli

import (
	"context"
	"io"
	"net/http"
	"os"
	"regexp"
	"sync/atomic"
	"time"

	coder "github.com/coder/websocket"
	"github.com/ergochat/readline"

	"rkllmd/faces/stream"
)

// The settings of "rkllmd chat" that name a daemon. Their twins in the environment are those of "rkllmd serve".
var (
	SettingChatKeep = Setting{Flag: "keep-chats", Env: "RKLLMD_KEEP_CHATS", Default: "true", Kind: KindBool,
		Usage: "keep conversations, for /history and --continue; only at a terminal"}
	SettingChatContinue = Setting{Flag: "continue", Env: "RKLLMD_CONTINUE", Default: "false", Kind: KindBool,
		Usage: "go on with the conversation that was kept last"}
	SettingChatToken = Setting{Flag: "token-file", Env: "RKLLMD_TOKEN_FILE",
		Usage: "show it the token in the file at `PATH`"}
)

// The settings of commands that ask for models by name.
var (
	SettingNameHTTP = Setting{Flag: "http", Env: "RKLLMD_HTTP",
		Usage: "ask the daemon whose HTTP front-end is at `ADDR`: 127.0.0.1:8080, https://HOST:PORT or unix:///PATH; " +
			"not given: the one that runs"}
	SettingNameKeep = Setting{Flag: "keep-alive", Env: "RKLLMD_KEEP_ALIVE", Default: "5m",
		Usage: "of a daemon that is started for this: keep the model, and go on, for so much `TIME` after its last " +
			"use; 0: for good", Kind: KindTime}
)

// Endpoint is where a daemon's HTTP front-end is.
type Endpoint struct {
	URL  string // "http://127.0.0.1:8080", without a path
	Unix string // absolute path of a Unix socket; "": TCP
	Name string // for messages
	Log  string // of the daemon that was started for the user, and that nobody starts again; "": it is no such one
}

// Turn is a message of a conversation.
type Turn struct {
	Role    string `json:"role"`
	Content string `json:"content"`
	// Keep is what a person has said of a question and its answer (TurnPinned, TurnDropped); "": nothing.
	Keep string `json:"keep,omitempty"`
}

// Values of Turn.Keep.
const (
	TurnPinned  = "pin"  // the model is told it also when the context is full
	TurnDropped = "drop" // the model is not told it
)

// Conversation is what /save writes and /load reads.
type Conversation struct {
	System   string `json:"system,omitempty"`
	Messages []Turn `json:"messages"` // user and assistant in turn
	// Branches is what it was before /undo and /regenerate, each from its beginning.
	Branches   [][]Turn          `json:"branches,omitempty"`
	Thinking   bool              `json:"thinking"` // the model may think first
	Parameters stream.Parameters `json:"parameters"`
}

// KeptChat is a conversation that was kept.
type KeptChat struct {
	Path, First string // First is its first question
	Questions   int
}

// ChatsListed is how many of them /history lists.
const ChatsListed = 20

// Chat is one "rkllmd chat" in progress. Its fields are the main goroutine's.
type Chat struct {
	Endpoint Endpoint
	Search   *DaemonSearch // how that daemon was found, or started, which others use too; nil: it was not
	Model    string        // that is asked for by its name; "": the one that the daemon has loaded
	Header   http.Header   // of every request; the token is in it
	HTTP     *http.Client
	Session  *Session    // with the private daemon; nil: the daemon was there
	Loading  atomic.Bool // its model is being loaded: Ctrl-C ends that

	Streams    Streams
	Terminal   bool               // a person sits there: in and out are terminals
	Whole      bool               // answers are written by who asks for them, when they are whole
	Render     bool               // words of answers wrap at that terminal, and Markdown is rendered
	Marks      Marks              // of that terminal
	Editor     *readline.Instance // reads lines from a terminal; nil: there is none, or it is a dumb one
	Lines      <-chan string      // without it, until it is closed
	LinesErr   error              // set when Lines is closed: why they could not be read to the end
	Ahead      []string           // typed while an answer came
	Interrupts <-chan struct{}    // Ctrl-C
	Leave      <-chan struct{}    // closed when a signal has asked the program to end

	Conversation Conversation
	Folder       string    // where conversations are kept; "": they are not
	Kept         string    // the path of this one; "": it has none yet
	Written      string    // what stands there
	Left         int       // messages at the beginning of it that do not fit: the model is told the pinned ones
	Room         int       // tokens that the model's context holds; 0: not known
	Rate         float64   // tokens that a byte of the last prompt and its answer has taken; 0: not known
	Advice       string    // for who wants more room
	Question     string    // the last one, for /regenerate
	Stats        bool      // a line of figures after each answer
	Link         *ChatLink // nil: not connected
}

// ChatLink is a connection to the WebSocket front-end.
type ChatLink struct {
	Socket   *coder.Conn
	Messages chan ChatMessage // closed when the connection has ended
	Err      error            // why it has, as far as that is known; set when Messages is closed
	Context  context.Context
	Cancel   context.CancelFunc
}

// ChatMessage is any message of the daemon. What its type says of the members is filled in.
type ChatMessage struct {
	Type           string              `json:"type"`
	RequestID      string              `json:"request_id"`
	Model          string              `json:"model"`
	ModelInfo      *stream.ModelInfo   `json:"model_info"`
	Index          int                 `json:"index"`
	Token          string              `json:"token"`
	Thinking       string              `json:"thinking"`
	FinishReason   stream.FinishReason `json:"finish_reason"`
	Usage          stream.Usage        `json:"usage"`
	Timing         stream.Timing       `json:"timing"`
	Seed           uint64              `json:"seed,string"`
	Error          stream.ErrorType    `json:"error"`
	Message        string              `json:"message"`
	RecoveryAction string              `json:"recovery_action"`
	RetryAfter     float64             `json:"retry_after_seconds"`
	Operation      string              `json:"operation"`
	Progress       *float64            `json:"progress"` // per cent
}

// ChatAnswer is the answer to a question, as far as it has come.
type ChatAnswer struct {
	Config   stream.Config
	ID       string // the request_id; "": not begun
	Received int    // token messages
	Spoken   int    // of them with text, which thoughts are not
	Text     []byte
	Thought  []byte
	Model    string  // that answers, as its daemon calls it
	Screen   *Screen // of Text, and that of thoughts; nil: nothing was written, or they are not rendered
	Thoughts *Screen
	Stacked  int       // characters that stand on top of the last one, where it is not rendered
	Dim      bool      // a thought was written last
	Waiting  bool      // a line of status stands on the terminal
	Noted    string    // the last status on a terminal whose lines cannot be written over
	Activity string    // what happens before the first text, for the line of status
	Began    time.Time // when it was asked for
	Turn     int       // of the sign that turns in the line of status
	Lost     int       // connections that were lost, one after the other, without a word of it
	Resuming bool      // the connection was lost, and the daemon was asked to go on
	Steered  bool      // the daemon may have an answer to a control on its way
	Stopped  bool      // by Ctrl-C
	Ended    bool
	Failure  error        // nil: it has not failed
	Last     *ChatMessage // completion or error; nil: neither has come
}

// How lost connections are tried again, and how long a message may take to be sent.
const (
	ChatTries     = 6
	ChatPause     = 200 * time.Millisecond // before the first try; before each further one twice as long
	ChatRetry     = time.Second            // before a question is asked once more
	ChatMaxRetry  = time.Minute            // longer, nobody waits for that
	ChatTurn      = 100 * time.Millisecond // between two pictures of the sign that turns
	ChatSendLimit = 10 * time.Second
	ChatReadLimit = 64 << 20 // bytes of a message
)

// Marks is how a terminal is told what stands apart, notes and thoughts.
type Marks struct {
	On, Off   string // around it
	EraseLine string // takes back the line that is being written; "": a line that stands there stays
	Escapes   bool   // control sequences may be written; without them nothing is bold
	Colors    bool   // colours too
	ASCII     bool   // lines and dots are made of the signs of ASCII
}

// Ways of a terminal.
const (
	DimOn     = "\x1b[2m"
	DimOff    = "\x1b[22m"
	EraseUp   = "\x1b[%dA\r\x1b[J" // and so many lines above, with all that follows
	EraseLine = "\r\x1b[K"
)

// ChatParameters is what /set sets.
var ChatParameters = []string{"temperature", "top_p", "top_k", "min_p", "repetition_penalty", "frequency_penalty",
	"presence_penalty", "max_tokens", "seed"}

// ChatPrompt stands before what the user types.
const ChatPrompt = "> "

// ChatBlock stands before and behind a question of several lines, ChatBlockPrompt before each of them but the first.
const (
	ChatBlock       = `"""`
	ChatBlockPrompt = ". "
)

// ChatFiles finds the files that a question names.
var ChatFiles = regexp.MustCompile(`(?:^|\s)@(\S+)`)

// ChatMaxFile is how many bytes a file may have that goes with a question.
const ChatMaxFile = 1 << 20

// ChatCommand is a line that is no question.
type ChatCommand struct {
	Name, Argument, Help string
}

// ChatCommands is all of them, in the order of /help.
var ChatCommands = []ChatCommand{
	{"/set", "NAME VALUE", "temperature, top_p, top_k, min_p, repetition_penalty, frequency_penalty, " +
		"presence_penalty, max_tokens or seed; VALUE default: the model's own. While an answer comes: from its " +
		"next token on"},
	{"/think", "on|off", "let the model think before it answers, if it can"},
	{"/show", "", "the settings and the conversation"},
	{"/system", "TEXT", "what the model is told before the conversation; no TEXT: nothing"},
	{"/edit", "TEXT", "write the next question in $VISUAL or $EDITOR, beginning with TEXT"},
	{"/copy", "", "put the last answer into the clipboard, if the terminal does that"},
	{"/regenerate", "", "answer the last question again"},
	{"/undo", "", "take back the last question and its answer"},
	{"/branches", "N", "what /undo and /regenerate have taken back; with a number: go on with that"},
	{"/context", "", "how full the context is, and which questions the model is told"},
	{"/pin", "N", "the model is told question N also when the context is full; once more: as the others"},
	{"/drop", "N", "the model is not told question N and its answer; once more: it is"},
	{"/clear", "", "begin a new conversation; settings stay"},
	{"/history", "N", "the conversations that are kept; with a number: go on with that one"},
	{"/save", "FILE", "write conversation and settings to FILE"},
	{"/load", "FILE", "read them from FILE"},
	{"/model", "NAME", "the model that answers; no NAME: the one that is loaded, and those that may be"},
	{"/plain", "on|off", "answers as they were written: no Markdown is rendered, and no words wrap"},
	{"/stats", "on|off", "a line of all figures after each answer"},
	{"/help", "", "this"},
	{"/quit", "", "leave, as Ctrl-D does"},
}

// ChatRate is how many tokens a byte takes, about, where no answer has told yet.
const ChatRate = 0.3

// ChatSettings is those of them that set what a chat goes by.
var ChatSettings = []string{"/set", "/system", "/think", "/stats", "/plain"}

// ChatBranches is how many branches of a conversation are kept.
const ChatBranches = 50

// Streams is where a chat reads and writes.
type Streams struct {
	In       *os.File // the terminal; nil: there is none
	Out, Err io.Writer
	Logged   bool // Err is no terminal, where Out is one: no line of status is written there, and nothing set apart
}
