// Package lines holds the nouns of the simplest front-end: requests as lines of JSON on standard input, events as lines
// of JSON on standard output ("rkllmd generate"). It is for programs that start rkllmd as a child process, and for many
// prompts at once.
package lines

import (
	"encoding/json"
	"errors"
	"io"
	"math"
	"sync"
	"time"

	"rkllmd/faces/conversation"
	"rkllmd/faces/stream"
	"rkllmd/generation"
)

// MaxLine is the longest line that is read, in bytes.
const MaxLine = 32 << 20

// What a line may ask for: its member "op".
const (
	OpGenerate       = "generate" // also of a line without op
	OpRegenerate     = "regenerate"
	OpAbort          = "abort"
	OpPause          = "pause"
	OpResume         = "resume"
	OpModify         = "modify"
	OpTokenize       = "tokenize"
	OpDetokenize     = "detokenize"
	OpCreateSession  = "create_session"
	OpAppendSession  = "append_session"
	OpForkSession    = "fork_session"
	OpSaveSession    = "save_session"
	OpRestoreSession = "restore_session"
	OpCloseSession   = "close_session"
	OpStats          = "stats"
)

// SamplingMembers are the members of a line that are sampling parameters.
var SamplingMembers = []string{"temperature", "top_k", "top_p", "repeat_penalty", "frequency_penalty",
	"presence_penalty", "min_p", "mirostat", "mirostat_tau", "mirostat_eta"}

// Members are those that each op takes beside "op" and "id", the required ones first, how many of them are required,
// and whether sampling parameters are taken too.
var Members = map[string]struct {
	Names    []string
	Required int
	Sampling bool
}{
	OpGenerate: {[]string{"prompt", "messages", "tokens", "raw", "special", "tools", "documents",
		"template_arguments",
		"add_generation_prompt", "continue_final_message", "thinking", "enable_thinking", "session", "client",
		"priority", "seed", "max_tokens", "stop", "end_tokens", "ignore_end", "logprobs", "schema",
		"grammar"}, 0, true},
	OpRegenerate:     {[]string{"of", "seed"}, 1, false},
	OpAbort:          {[]string{"of"}, 1, false},
	OpPause:          {[]string{"of"}, 1, false},
	OpResume:         {[]string{"of"}, 1, false},
	OpModify:         {[]string{"of"}, 1, true},
	OpTokenize:       {[]string{"text", "special"}, 1, false},
	OpDetokenize:     {[]string{"tokens"}, 1, false},
	OpCreateSession:  {[]string{"label", "end_tokens"}, 0, false},
	OpAppendSession:  {[]string{"session", "tokens", "text", "special"}, 1, false},
	OpForkSession:    {[]string{"session"}, 1, false},
	OpSaveSession:    {[]string{"session", "path"}, 2, false},
	OpRestoreSession: {[]string{"path"}, 1, false},
	OpCloseSession:   {[]string{"session"}, 1, false},
	OpStats:          {nil, 0, false},
}

// Line is one line of input. Pointers are nil for what was left out.
type Line struct {
	Op string          `json:"op"`
	ID json.RawMessage `json:"id"` // a string or a number; comes back in every answer
	Of json.RawMessage `json:"of"` // the id of the run that the line is about

	Prompt *string `json:"prompt"`
	conversation.Members
	Tokens   []int32         `json:"tokens"`
	Raw      bool            `json:"raw"`
	Session  string          `json:"session"`
	Client   json.RawMessage `json:"client"` // a number or a text: lines of one client take turns with those of others
	Priority int             `json:"priority"`

	Seed      *uint64  `json:"seed"`
	MaxTokens int      `json:"max_tokens"`
	Stop      []string `json:"stop"`
	EndTokens []int32  `json:"end_tokens"`
	IgnoreEnd bool     `json:"ignore_end"`
	Logprobs  *int     `json:"logprobs"`

	Temperature      *float32 `json:"temperature"`
	TopK             *int32   `json:"top_k"`
	TopP             *float32 `json:"top_p"`
	MinP             *float32 `json:"min_p"`
	RepeatPenalty    *float32 `json:"repeat_penalty"`
	FrequencyPenalty *float32 `json:"frequency_penalty"`
	PresencePenalty  *float32 `json:"presence_penalty"`
	Mirostat         *int32   `json:"mirostat"`
	MirostatTau      *float32 `json:"mirostat_tau"`
	MirostatEta      *float32 `json:"mirostat_eta"`

	Text *string `json:"text"`
	// of a text: the names of special tokens in it stand for them, and it begins with BOS where the model wants one; of
	// a raw prompt, where it is true unless given: the names of control tokens stand for them
	Special *bool  `json:"special"`
	Label   string `json:"label"`
	Path    string `json:"path"`
}

// Host serves one pair of streams.
type Host struct {
	Backend  *generation.Backend
	Sessions *generation.Sessions

	Writing sync.Mutex // a line goes out whole
	Output  io.Writer
	Broken  error  // under Writing: why a write has failed, nobody reads any more
	Stop    func() // ends serve_lines; called when that happens

	Mu     sync.Mutex
	Runs   map[string]*generation.Run // by id: those of the last KeptRuns that have ended are there for regenerate
	Ended  []string                   // ids of runs that have ended, the oldest first
	Active sync.WaitGroup             // runs that have not

	Room chan struct{} // capacity 1: there may be a place for a run that had none

	// Of the thread that reads the lines.
	Held    *Line // waits for a place, as its run would be one too many; nil: none does
	Next    *Line // has come behind Held and waits for it: no further line is read
	Refused int   // lines that were to begin a run and did not, or could not be read
}

// Controls are the ops of lines that do not wait for Held: what they steer may have to end before it can begin.
var Controls = []string{OpAbort, OpPause, OpResume, OpModify, OpStats}

// RetryTime is how often it is tried at least whether there is a place for Held.
const RetryTime = 100 * time.Millisecond

// ErrRefused is why a program ends with an error though it has read and answered all lines.
var ErrRefused = errors.New(`the events "error" say why`)

// ErrorKinds is how errors are called, for programs. What is none of them is KindInvalid.
var ErrorKinds = []stream.Named[string]{
	{Kind: generation.ErrTooLong, Name: "too_long"},
	{Kind: generation.ErrNotSupported, Name: "not_supported"},
	{Kind: generation.ErrBusy, Name: "busy"},
	{Kind: generation.ErrNotFound, Name: "not_found"},
	{Kind: generation.ErrClosed, Name: "closed"},
	{Kind: generation.ErrFailed, Name: "failed"},
}

// KindInvalid is the kind of an error that has no other.
const KindInvalid = "invalid"

// SessionOptions is those of the sessions: they all belong to the program that has started this one, which alone ends
// them.
var SessionOptions = generation.SessionOptions{Limit: math.MaxInt, Idle: math.MaxInt64}

// KeptRuns is how many runs that have ended can be regenerated.
const KeptRuns = 64

// Event is what is written of a generation.Event.
type Event struct {
	ID       json.RawMessage `json:"id"`
	Event    string          `json:"event"` // queued, truncated, token, done
	Position *int            `json:"position,omitempty"`
	Dropped  int             `json:"dropped,omitempty"`
	*Token
	*Done
}

// Token is the members of an event "token". A text that comes without a token, at the end, has no token.
type Token struct {
	ID       *int32         `json:"token,omitempty"`
	Text     string         `json:"text"`
	Thinking string         `json:"thinking,omitempty"`
	Logprob  *float64       `json:"logprob,omitempty"`
	Top      []TokenLogprob `json:"top,omitempty"`
}

// TokenLogprob is a token that might have been chosen.
type TokenLogprob struct {
	ID      int32   `json:"token"`
	Text    string  `json:"text"`
	Logprob float64 `json:"logprob"`
}

// Done is the members of an event "done".
type Done struct {
	Reason   generation.Reason `json:"reason"`
	Error    string            `json:"error,omitempty"`
	StopText string            `json:"stop_text,omitempty"`
	EndToken *int32            `json:"end_token,omitempty"`
	Seed     uint64            `json:"seed"`
	Usage    Usage             `json:"usage"`
	Timings  Timings           `json:"timings"`
}

// Usage is what a run has cost, in tokens.
type Usage struct {
	Prompt    int `json:"prompt_tokens"`
	Reused    int `json:"reused_tokens"`
	Prefilled int `json:"prefilled_tokens"`
	Generated int `json:"generated_tokens"`
}

// Timings of a run, in milliseconds.
type Timings struct {
	Queued     float64 `json:"queued_ms"`
	Prefill    float64 `json:"prefill_ms"`
	FirstToken float64 `json:"first_token_ms"`
	Total      float64 `json:"total_ms"`
}
