// Package stream holds what front-ends share. That is the messages of docs/protocols/web-streaming.md, whatever
// carries them: WebSocket, server-sent events, or one JSON answer (docs/protocols/web-streaming.md). And it
// is the session of a client that has one exchange at a time on a connection, for UMA and the chat over Hyperswarm.
package stream

import (
	"context"
	"time"

	"rkllmd/engine"
	"rkllmd/faces/conversation"
	"rkllmd/generation"
)

// Types of messages.
const (
	TypeConfig     = "config"
	TypeControl    = "control"
	TypeFeedback   = "feedback"
	TypeInit       = "init"
	TypeToken      = "token"
	TypeCompletion = "completion"
	TypeError      = "error"
	TypeStatus     = "status"
)

// ErrorType is the kind of an error, for programs.
type ErrorType string

const (
	// the message says which member is wrong, and what would be right
	ErrorInvalidRequest ErrorType = "invalid_request"
	// the prompt does not fit into the context
	ErrorContextLength ErrorType = "context_length_exceeded"
	// never sent: there is no filter
	ErrorContentFilter ErrorType = "content_filter"
	// not enough memory to serve the model to several at once
	ErrorMemory ErrorType = "memory_pressure"
	// --http-timeout; generated_text is what there was
	ErrorTimeout ErrorType = "timeout"
	// the runtime has failed
	ErrorInternal ErrorType = "internal_error"
	// no model is loaded, it is being loaded, or could not be; another one is in the way
	ErrorModelLoading ErrorType = "model_loading_error"
	// too many requests wait, or the client began more than --http-rate a minute; too many connections
	ErrorRateLimited ErrorType = "rate_limited"
)

// What a client can do about an error: Error.RecoveryAction.
const (
	ActionRetry      = "retry"       // the same again, in a moment
	ActionFixRequest = "fix_request" // something else: the message says what
	ActionShorten    = "shorten_prompt"
	ActionLoadModel  = "load_model"
	ActionUnload     = "unload_model" // the one that is loaded; then the same again
	ActionNone       = "none"
)

// Failure is what an error message says of an error, beside its words. One that a client can do something about is
// recoverable.
type Failure struct {
	Error      ErrorType
	Action     string
	RetryAfter float64 // seconds; 0: not said
}

// Failures is what error messages say of errors. Of what is none of them they say ErrorInternal.
var Failures = []Named[Failure]{
	{Kind: context.DeadlineExceeded, Name: Failure{Error: ErrorTimeout, Action: ActionRetry}},
	{Kind: generation.ErrTooLong, Name: Failure{Error: ErrorContextLength, Action: ActionShorten}},
	{Kind: generation.ErrInvalid, Name: Failure{Error: ErrorInvalidRequest, Action: ActionFixRequest}},
	{Kind: generation.ErrNotSupported, Name: Failure{Error: ErrorInvalidRequest, Action: ActionFixRequest}},
	{Kind: generation.ErrNotFound, Name: Failure{Error: ErrorInvalidRequest, Action: ActionFixRequest}},
	{Kind: generation.ErrBusy, Name: Failure{Error: ErrorRateLimited, Action: ActionRetry, RetryAfter: 1}},
	{Kind: generation.ErrMemory, Name: Failure{Error: ErrorMemory, Action: ActionRetry, RetryAfter: 1}},
	{Kind: generation.ErrClosed, Name: Failure{Error: ErrorModelLoading, Action: ActionLoadModel}},
}

// FinishReason is why a generation has ended.
type FinishReason string

const (
	FinishStop      FinishReason = "stop"      // the model's end, or a stop text
	FinishLength    FinishReason = "length"    // max_tokens, or the context is full
	FinishCancelled FinishReason = "cancelled" // the client has stopped it
)

// Operations of a Status.
const (
	OperationLoading   = "model_loading"
	OperationUnloading = "model_unloading"
	OperationQueued    = "queued"
)

// MaxMaxTokens bounds Parameters.MaxTokens.
const MaxMaxTokens = 1 << 30

// MaxCumulative is how many bytes Token.GeneratedText has at most, unless Options.Cumulative: with every token the
// whole text is sent again.
const MaxCumulative = 4 << 10

// Alternatives is how many likely tokens come with include_logprobs.
const Alternatives = 5

// Parameters of a generation, as the client gives them. nil: the model's default.
type Parameters struct {
	MaxTokens         *int     `json:"max_tokens"`
	Temperature       *float32 `json:"temperature"`
	TopP              *float32 `json:"top_p"`
	TopK              *int32   `json:"top_k"`
	MinP              *float32 `json:"min_p"` // of the likeliest token's probability; 0: off
	RepetitionPenalty *float32 `json:"repetition_penalty"`
	FrequencyPenalty  *float32 `json:"frequency_penalty"` // for each time that a token was there; 0: off
	PresencePenalty   *float32 `json:"presence_penalty"`  // once for a token that was there; 0: off
	Mirostat          *int32   `json:"mirostat"`          // 0: off; 1 or 2, its version, in the place of TopP, TopK and MinP
	MirostatTau       *float32 `json:"mirostat_tau"`      // the surprise that it keeps to
	MirostatEta       *float32 `json:"mirostat_eta"`      // how fast it gets there
	Stop              []string `json:"stop"`
	Seed              *uint64  `json:"seed"`
}

// Options say what is sent.
type Options struct {
	Stream          bool `json:"stream"`
	EchoPrompt      bool `json:"echo_prompt"`
	IncludeTokenIDs bool `json:"include_token_ids"`
	IncludeLogprobs bool `json:"include_logprobs"`
	IncludeTiming   bool `json:"include_timing"`
	Cumulative      bool `json:"cumulative"` // generated_text in every token message, however long it gets
}

// Input is what is to be continued, or answered.
type Input struct {
	Model  string  `json:"model"`  // "", or the name or path of the model that is loaded
	Prompt *string `json:"prompt"` // goes to the model as it is, unless Chat
	Chat   bool    `json:"chat"`   // Prompt goes through the model's chat template, as one user message
	// false: the texts of control tokens in Prompt are letters; nil: they stand for the tokens, unless Chat
	Special *bool `json:"special,omitempty"`
	conversation.Members
	Talk conversation.Conversation `json:"-"` // what Members say; its messages stand in the place of Prompt
}

// Config asks for a generation, or for one that goes on (Resume): the message config, or the body of POST /v1/generate.
// Parameters and options may stand beside the other members too.
type Config struct {
	Type string `json:"type"`
	Input
	Parameters Parameters `json:"parameters"`
	Options    Options    `json:"options"`
	Resume     string     `json:"resume"`   // the request_id of a generation whose connection was lost
	Received   int        `json:"received"` // how many of its token messages have arrived
}

// Control is the message that steers a generation.
type Control struct {
	Type       string     `json:"type"`
	Action     string     `json:"action"` // "stop", "pause", "resume", "regenerate", "modify"
	Parameters Parameters `json:"parameters"`
}

// Feedback is the message that judges one.
type Feedback struct {
	Type      string   `json:"type"`
	Rating    *float64 `json:"rating"` // -1 to 1; nil: there is none
	Text      string   `json:"text"`
	Position  *int     `json:"position"`
	RequestID string   `json:"request_id"` // "": the last one
}

// Init is the first message of a generation.
type Init struct {
	Type      string     `json:"type"`
	RequestID string     `json:"request_id"`
	Model     string     `json:"model"`
	ModelInfo *ModelInfo `json:"model_info,omitempty"`
}

// ModelInfo is what clients are told of the model.
type ModelInfo struct {
	Architecture string `json:"architecture,omitempty"`
	MaxTokens    int    `json:"max_tokens"` // of prompt and answer
	Vocabulary   int    `json:"vocabulary,omitempty"`
	Runtime      string `json:"runtime"`
	ChatTemplate bool   `json:"chat_template"`
	// what that can write; left out where it is not known, or cannot be run: then TemplateError says why
	Writes        *engine.Abilities `json:"chat_template_writes,omitempty"`
	TemplateError string            `json:"chat_template_error,omitempty"`
	Sequences     int               `json:"sequences"` // generations that are computed at once
	Capabilities  []string          `json:"capabilities"`
}

// Token is the message of a token, of which there is one for each. Its text is held back while it may be the beginning
// of a stop text or of a character, and comes with a later token, or with the last one.
type Token struct {
	Type          string        `json:"type"`
	Index         int           `json:"index"` // of the token messages: 0 and on
	Token         string        `json:"token"`
	Thinking      string        `json:"thinking,omitempty"`
	TokenID       *int32        `json:"token_id,omitempty"`
	GeneratedText *string       `json:"generated_text,omitempty"`
	Logprobs      []Logprob     `json:"logprobs,omitempty"` // the chosen token first, then others, the likeliest first
	Timing        *TokenTiming  `json:"timing,omitempty"`
	FinishReason  *FinishReason `json:"finish_reason"` // null: Completion tells
	Finished      bool          `json:"finished"`
}

// Logprob is the natural logarithm of a token's probability.
type Logprob struct {
	Token   string  `json:"token"`
	TokenID *int32  `json:"token_id,omitempty"`
	Logprob float64 `json:"logprob"`
}

// TokenTiming is in milliseconds.
type TokenTiming struct {
	TokenMS float64 `json:"token_ms"` // since the token before, or since the beginning
	TotalMS float64 `json:"total_ms"` // since the beginning
}

// Completion is the last message of a generation that has not failed.
type Completion struct {
	Type          string       `json:"type"`
	RequestID     string       `json:"request_id"`
	GeneratedText string       `json:"generated_text"`
	Thinking      string       `json:"thinking,omitempty"`
	FinishReason  FinishReason `json:"finish_reason"`
	Finished      bool         `json:"finished"` // true
	Usage         Usage        `json:"usage"`
	Timing        *Timing      `json:"timing,omitempty"`
	Seed          uint64       `json:"seed,string"` // a number of 64 bits, which JavaScript could not hold
}

// Usage is in tokens.
type Usage struct {
	PromptTokens     int `json:"prompt_tokens"`
	CompletionTokens int `json:"completion_tokens"`
	TotalTokens      int `json:"total_tokens"`
}

// Timing is in milliseconds.
type Timing struct {
	QueuedMS     float64 `json:"queued_ms"`
	PrefillMS    float64 `json:"prefill_ms"`
	FirstTokenMS float64 `json:"first_token_ms"`
	TotalMS      float64 `json:"total_ms"`
}

// Error is the last message of a generation that has failed, or the answer to what cannot be done.
type Error struct {
	Type           string    `json:"type"`
	Error          ErrorType `json:"error"`
	Message        string    `json:"message"`
	Recoverable    bool      `json:"recoverable"`
	RecoveryAction string    `json:"recovery_action,omitempty"`
	RequestID      string    `json:"request_id,omitempty"`
	GeneratedText  *string   `json:"generated_text,omitempty"` // as far as it had come
	RetryAfter     float64   `json:"retry_after_seconds,omitempty"`
}

// Status tells of what takes its time.
type Status struct {
	Type       string   `json:"type"`
	RequestID  string   `json:"request_id,omitempty"` // of the generation that it is about
	Operation  string   `json:"operation"`
	Progress   *float64 `json:"progress,omitempty"` // per cent; none: not known
	Message    string   `json:"message"`
	Place      int      `json:"place,omitempty"` // in the line, where 1 is the next; none: it does not wait there
	Model      string   `json:"model,omitempty"` // that is loaded: the name of its file
	ETASeconds *float64 `json:"eta_seconds,omitempty"`
}

// LoadingStep is how far the loading of a model is: Done, 0 to 1, is over, and Rest remains.
type LoadingStep struct {
	Loading *generation.Loading
	Done    float64
	Rest    time.Duration
}

// Answer is what one generation has brought so far, for its messages. It is used by one thread at a time: the one that
// delivers.
type Answer struct {
	ID       string // the request_id
	Options  Options
	Text     []byte // what was generated; with echo_prompt the prompt stands first
	Thinking []byte
	Messages int    // token messages
	Waiting  *Token // the last of them, until the text of its token that is held back can be told; nil: it is sent
	Started  time.Time
	Last     time.Time // of the last token
	Place    int       // in the line, when it was told first; 0: it was not
	Queued   time.Time // when that was
}
