// Package generation holds the nouns that every front-end needs, whatever its protocol: requests, the events of their
// runs, sessions, and the backends that do the work.
//
// A front-end makes a Request, gives it to start_generation with a function for its events, and steers the Run that it
// gets. Backends exist over engine (create_engine_backend: many runs at once), over the vendor's library
// (create_rkllm_backend: one, and what that library can do), over a fleet and over another server. A request that the
// backend cannot honour is refused by name (ErrNotSupported), never done by halves.
package generation

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"rkllmd/engine"
	"rkllmd/utils/turns"
)

// Kinds of refusals. errors.Is tells them; the text says what, with which value, and what would be right (name_error).
var (
	ErrInvalid      = errors.New("invalid request")
	ErrTooLong      = fmt.Errorf("%.0wprompt too long", ErrInvalid) // is ErrInvalid, too
	ErrNotSupported = errors.New("not supported")
	ErrBusy         = errors.New("busy")              // the queue is full, or the session has a run
	ErrFull         = fmt.Errorf("%.0wbusy", ErrBusy) // the queue is full: there will be a place
	ErrNotFound     = errors.New("not found")
	ErrClosed       = errors.New("closed") // the model is being unloaded
	ErrNoModel      = fmt.Errorf("%.0wno model is loaded: load one by rkllm.init on the JSON-RPC socket, or serve "+
		"with --model PATH", ErrClosed)
	// is ErrNotSupported, too: the model writes no calls, or none that are known
	ErrNoCalls = fmt.Errorf("%.0wtools", ErrNotSupported)
	ErrFailed  = errors.New("failed") // the runtime has failed
	ErrMemory  = fmt.Errorf("%.0wnot enough memory", ErrFailed)
	ErrLost    = fmt.Errorf("%w", ErrFailed) // the library's process has ended, or was ended because it did not answer
)

// Request is what is to be generated. Exactly one of Prompt, Messages and Tokens is given; of a run in a session all
// may be missing: it goes on behind the session's history.
type Request struct {
	Client turns.Client // who asks: users take turns, and a user's clients do
	// how soon the first token is wished for: what orders a user's requests that wait, by when that time is over; 0:
	// turns.DefaultTarget
	Target   time.Duration
	Priority int      // each step counts as if it had come PriorityTime earlier; 0 is normal
	Session  *Session `json:"-"` // of this process alone

	Prompt   string           // goes through the model's chat template as one user message, unless Raw
	Raw      bool             // it goes to the model as it is
	Letters  bool             // with Raw: the texts of control tokens in Prompt are letters like any others
	Messages []engine.Message // a conversation, through the model's chat template
	Tokens   []int32          // go to the model as they are
	// Prompt or Messages as Backend.Write has written them (build_prompt). Front-ends leave it
	Written string

	// What the answer is held to, behind its thoughts: a grammar (GBNF), or a JSON Schema, which becomes one
	// (prepare_grammar). "": nothing. Not both
	Grammar, Schema string

	// What else the chat template is told. Tools, Documents and Continue go with Messages only.
	Tools     string // a JSON array of functions as OpenAI describes them; "": none
	Documents string // a JSON array of objects that the model may rely on; "": none
	Arguments string // a JSON object of further variables; "": none
	Thinking  bool   // it may let the model think first
	// Thinking does not count: the template does what it does by itself
	OpenThinking bool
	NoAssistant  bool // it does not begin the assistant's turn at the end
	Continue     bool // the answer goes on with the last message

	// What becomes of the calls of Tools that the model writes. All go with Messages and Tools only.
	Calls      CallMode
	Function   string // with CallsForced: the one that is called; "": any of Tools
	OneCall    bool   // the first call ends the answer
	WholeCalls bool   // a call is told when it is complete: arguments do not come in pieces

	Whole bool // the client is told nothing of the answer before its end: it does not come as a stream

	// The beginning of the answer, begun elsewhere or before: the run goes on behind it and does not tell it again, and
	// it counts for MaxTokens, Stop and Usage.Generated. nil: the answer begins
	Given *Given

	Sampling  engine.Sampling // begin with Backend.Defaults. Its Seed is not used
	Seed      *uint64         // nil: a new one every time. Done.Seed tells which
	MaxTokens int             // 0: until the model ends its answer or the context is full
	Stop      []string        // texts that end the answer and are not a part of it. Thoughts are not looked at
	EndTokens []int32         // tokens that do
	IgnoreEnd bool            // the model's own end tokens do not: they are tokens as any other
	Logprobs  int             // -1: none; 0 the chosen token's; n also those of the n likeliest
}

// Given is an answer as far as it has come. Another backend of the same model, build and kind of processor, that
// computes exactly, goes on behind it with the same tokens: its request has otherwise the same members, its Seed too.
type Given struct {
	Tokens  []int32
	Changes []engine.Change // of the sampling meanwhile
	Bound   bool            // the grammar has begun, with the token of the answer whose index is BoundAt
	BoundAt int
}

// CallMode says what becomes of the calls that a model writes.
type CallMode uint8

const (
	CallsText   CallMode = iota // they are text, as the model writes them
	CallsParsed                 // they are Token.Parts
	CallsForced                 // they are Token.Parts, and the answer is one or more of them
)

// Limits of a Request.
const (
	MaxStops       = 16
	MaxStopBytes   = 256
	MaxLogprobs    = 20
	MaxPromptBytes = 16 << 20 // of Prompt, or of Messages and Tools together
	MaxMessages    = 4096
	MaxRoleBytes   = 64
	MaxEndTokens   = 64
)

// How much Target and Priority may do.
const (
	MostTarget   = time.Hour
	PriorityTime = 30 * time.Second
	MostPriority = 20 // steps that count, up or down
)

// Reason is why a run has ended.
type Reason string

const (
	ReasonStop    Reason = "stop"    // the model's end token, or one of EndTokens
	ReasonText    Reason = "text"    // one of Stop
	ReasonCall    Reason = "call"    // a call is complete, with OneCall
	ReasonLength  Reason = "length"  // MaxTokens
	ReasonContext Reason = "context" // the context is full
	ReasonAbort   Reason = "abort"   // abort_generation
	ReasonError   Reason = "error"   // Event.Err
)

// EventKind tells events apart.
type EventKind uint8

const (
	EventQueued    EventKind = iota // Position. Comes first where a run must wait, and again when the position changes
	EventTruncated                  // Dropped: the session's history did not fit. At most once, before any token
	EventToken                      // Token
	EventDone                       // Reason, Usage, Timings: the last one
)

// Event is something that has happened to a run. EventDone is the last one, exactly one, whatever happens.
type Event struct {
	Kind     EventKind
	Position int // EventQueued: its place in the line, 1 is the next one; 0: it has its turn
	Dropped  int // EventTruncated: tokens
	Token    Token
	Reason   Reason
	Err      error  // ReasonError: one of the kinds above
	StopText string // ReasonText: which of Stop
	EndToken int32  // ReasonStop: which; -1 otherwise, and where the backend does not tell
	Usage    Usage
	Timings  Timings
	Seed     uint64 // that the run used
	Calls    int    // EventDone: how many calls were told that are complete
}

// Token is a chosen token with the text that can be told since. Text is held back while it may be the beginning of a
// stop text, of a mark of thinking, or of a character: then it comes with a later token, or, at the end, with one of ID
// -1, which is no token.
type Token struct {
	ID       int32
	Index    int            // of the answer's tokens: 0 and on
	Text     string         // of the answer; whole characters
	Thinking string         // what the model thinks before its answer, without the marks
	Parts    []Part         // Thinking, Text and calls, in their order; nil unless Request.Calls wants calls
	Held     bool           // text is held back: it comes with a later token, or at the end
	Logprob  float64        // NaN: not asked for
	Top      []TokenLogprob // the likeliest first
	Time     time.Time      // when it was chosen
}

// PartKind tells parts apart.
type PartKind uint8

const (
	PartThought   PartKind = iota // Text
	PartText                      // Text, of the answer
	PartCall                      // a call begins: Call has its Index, ID and Name
	PartArguments                 // Text, the next piece of its arguments
	PartCallEnd                   // the call is over: Call is whole, or Broken
)

// Part is what a token adds to an answer in which calls are looked for. Each call is PartCall, PartArguments any number
// of times, PartCallEnd, with no other part between them.
type Part struct {
	Kind PartKind
	Text string
	Call Call
}

// Call is a function that the model calls.
type Call struct {
	Index     int // of the answer's calls: 0 and on
	ID        string
	Name      string // one of Tools
	Arguments string // what was told as PartArguments, joined: a JSON object, unless Broken
	// The call breaks off, or is no JSON. What of it was not told yet comes as text. Never with WholeCalls: there all
	// of such a call is text
	Broken bool
}

// TokenLogprob is a token that might have been chosen.
type TokenLogprob struct {
	ID      int32
	Text    string // its bytes, those that are no characters as U+FFFD
	Logprob float64
}

// Usage is what a run has cost, in tokens.
type Usage struct {
	Prompt    int // of the prompt, with the session's history
	Reused    int // of these stood in the cache
	Prefilled int // were decoded before the first token
	Generated int
}

// Timings of a run. Zero: it did not come to that.
type Timings struct {
	Queued     time.Duration // from start_generation until it was computed
	Prefill    time.Duration // of the prompt
	FirstToken time.Duration // from start_generation to the first token
	Total      time.Duration // from start_generation to the end
}

// Capabilities is what a backend can do beside running prompts. False: a request that wants it is refused by name.
type Capabilities struct {
	Sequences int  // runs that are computed at once
	Seeds     bool // Request.Seed
	Tokens    bool // Request.Tokens, tokenize, detokenize
	Messages  bool // Request.Messages beyond one user message, and Tools
	Logprobs  bool
	EndTokens bool // EndTokens and IgnoreEnd
	Sampling  bool // Request.Sampling may differ from Defaults
	MinP      bool // and its MinP be above 0
	MaxTokens bool // Request.MaxTokens by run. (Where the library cannot, the run is aborted at that number.)
	Pause     bool
	Modify    bool // modify_generation
	Grammars  bool // Request.Grammar and Schema
	Sessions  bool // sessions that go on, fork, are saved and restored
	Exact     bool // the same tokens, sampling and seed give the same tokens, whatever else happens
	// Relays: requests go to another server as they are, which writes prompts, holds answers to schemas and finds calls
	// by itself. Its answers come in pieces, not in tokens
	Relays bool

	// EmbedsOnly: the model makes vectors of texts (Backend.Embed) and no text. There is no Start then
	EmbedsOnly bool
	NoTemplate bool // Messages is false because the model has no chat template, not because of the backend
}

// ModelInfo is the model that a backend serves.
type ModelInfo struct {
	Name         string // for people
	Path         string
	Named        bool   // the operator has given it that name (--named-model)
	Architecture string // "" not known
	Identity     string // tells it from every other; "" not known
	Fingerprint  string // tells what its logits are here, if it is computed exactly (engine.Model); "" not known
	Runtime      string // engine.Llama.Identity; "": the llama.cpp inside this program computes it, or a library
	ContextSize  int    // tokens of prompt and answer; 0: not known
	// tokens that an answer has at most where its request says nothing; 0: as many as the context holds
	AnswerSize    int
	Vocabulary    int    // 0: not known
	BytesPerToken uint64 // of KV cache; 0: not known
	HasTemplate   bool
	Calls         string // the form in which the model calls functions (calls.Formats); "": none that is known
	// what the chat template can write; nil: not known, there is none, or it cannot be run: then TemplateError says why
	Abilities     *engine.Abilities
	TemplateError string
}

// Backend does the work. It is made by create_engine_backend or create_rkllm_backend and lives as long as its model.
// Front-ends use the verbs of this area, which check before they call these. All are safe for use by several threads.
type Backend struct {
	Name         string // "embedded", or the library's path and version: for messages
	Capabilities Capabilities
	Model        ModelInfo
	Defaults     engine.Sampling

	// Elsewhere begins a request on another backend, because this one has no room for it; nil, or it returns nil: the
	// request is for this one. It waits.
	Elsewhere func(Request, func(*Run, Event)) *Run
	// Start begins run, which start_generation has filled and checked; its events come by deliver_*. An error: it has
	// not begun.
	Start func(*Run) error
	// Abort, Pause, Resume and Modify steer a run that Start has begun; one that has ended is left alone.
	Abort  func(*Run)
	Pause  func(*Run)
	Resume func(*Run)
	Modify func(*Run, engine.Sampling)

	// Tokenize, Detokenize; Render writes a request's prompt as tokens. nil: Capabilities.Tokens or Messages is not
	// there.
	Tokenize   func(text string, special bool) ([]int32, error)
	Detokenize func(tokens []int32) []byte
	// Render is told of Prompt or Messages. mark: the answer begins within thoughts, which that text ends.
	Render func(request *Request) (tokens []int32, mark string, err error)

	// Write writes a request's prompt as text, for a library whose tokens nobody sees; mark is Render's. nil: there is
	// Render, or the library's own chat template.
	Write func(request *Request) (text, mark string, err error)

	// Embed returns the vector of a text for a client; nil: the backend makes none. It waits.
	Embed func(context.Context, turns.Client, Input) (Embedding, error)

	Release func(owner uint64) // lets go of what the cache holds for a session
	// Holdings is the tokens that the cache holds, by the owner of the session that they were decoded for; nil: the
	// backend does not tell.
	Holdings func() map[uint64]int
	// CopyState returns the cache's state of a session's tokens; RestoreState puts it back. nil state: nothing is
	// cached.
	CopyState    func(owner uint64) (tokens []int32, state []byte, err error)
	RestoreState func(owner uint64, tokens []int32, state []byte) error

	// Check tells why nobody can be served now, or any more, before the hub knows that: ErrClosed. nil: the hub always
	// knows.
	Check func() error
	Stats func() engine.PoolStats
	Close func() // ends all runs (ReasonError, ErrClosed) and gives back the memory
}

// Run is a request that is being worked on, or has been. The front-end may read Request, Prompt and Backend; everything
// else goes through the verbs.
type Run struct {
	Backend *Backend
	Request Request
	Prompt  []int32 // what the model is given, the session's history included; nil where the backend does not tell
	Seed    uint64
	// Sink is told of each event, one after the other, from a thread of the backend, perhaps before start_generation
	// has returned. It must not block, and must not call verbs that wait: it may abort, pause, resume and modify the
	// run, except from EventQueued, which may come while the run is being begun.
	Sink func(*Run, Event)

	Started time.Time    // start_generation was called
	Mark    string       // the answer begins within thoughts, which that text ends
	Dropped int          // tokens that a truncation of the session's history took
	Task    *engine.Task // over engine; set before it is submitted
	Call    any          // over rkllm: what create_rkllm_backend keeps of it

	// The thread that delivers, and anybody once Done is closed.
	Text     TextState
	Calls    *CallState // nil: calls are not looked for
	Answer   []int32    // the tokens that were chosen
	Position int        // the last one told
	Closing  []int32    // tokens that are said next, because they end the thoughts (choose_thought)
	Last     Event      // EventDone

	Mu       sync.Mutex
	Sampling engine.Sampling // in force: the request's, until modify_generation. Its Seed is folded from Seed
	Begun    bool            // Backend.Start has accepted it
	Aborted  bool            // abort_generation was called
	Ended    bool            // EventDone is being delivered, or has been
	Paused   bool
	Done     chan struct{} // closed after EventDone was delivered
}

// TextState is what is held back of a run's text.
//
// The bytes of tokens become text in three steps: whole characters, where each byte that is a part of none is a U+FFFD;
// thoughts, if they are looked for, and the answer; the stop texts. Thoughts stand at the beginning of an answer,
// behind MaxLead blanks at most, which are left out like the marks and the newlines right behind a mark, because the
// chat templates put those there. Where a model writes in channels, the messages of the channel analysis are thoughts,
// wherever they stand, and headers are left out but for those of calls. All other text is exact. The stop text that is
// complete first counts; of several that end with the same character, the longest.
type TextState struct {
	Stops    []string
	Thoughts bool // at the beginning of the answer: it may still begin with thoughts

	Bytes    []byte // the beginning of a character
	Held     string // what may be the beginning of a stop text or of a mark of thinking
	Mark     string // within thoughts: the text that ends them
	Blank    bool   // behind a mark: newlines are left out
	StopText string // the stop text that was met: nothing comes after it

	Channels bool    // the model writes in channels (split_channels): Thoughts, Mark and Blank are not used
	Channel  Channel // where it is
	Header   string  // of Channels: what may become a header, or a mark
}

// Channel is where an answer is whose model writes in channels.
type Channel uint8

const (
	ChannelHeader   Channel = iota // in front of a message, or in its header
	ChannelThoughts                // in a message of thoughts
	ChannelAnswer                  // in any other message, or in text that has no header
)

// FormatChannels is the CallFormat of models that write in channels: each message of an answer has a header, such as
// "<|channel|>analysis<|message|>", and an end.
const FormatChannels = "gpt-oss"

// ChannelMarks are the special tokens of headers and ends. The first three end a message, the next two begin a header,
// the last one ends it.
var ChannelMarks = []string{"<|end|>", "<|call|>", "<|return|>", "<|start|>", "<|channel|>", "<|constrain|>",
	"<|message|>"}

// ThinkingMarks are the texts around thoughts.
var ThinkingMarks = [][2]string{{"<think>", "</think>"}, {"<thinking>", "</thinking>"}, {"[THINK]", "[/THINK]"},
	{"<|START_THINKING|>", "<|END_THINKING|>"}, {"<seed:think>", "</seed:think>"}}
