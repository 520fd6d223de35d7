// Package openai holds the nouns of the HTTP requests that OpenAI's clients send: chat completions, completions and
// models. A request becomes one generation.Request, and its events become answers or chunks.
package openai

import (
	"encoding/json"
	"fmt"

	"rkllmd/engine"
	"rkllmd/faces/web"
	"rkllmd/generation"
)

// Body is what is posted for an answer. What is left out is nil, and so is null.
type Body struct {
	Model               string            `json:"model"`
	Messages            json.RawMessage   `json:"messages"` // of chat completions
	Prompt              json.RawMessage   `json:"prompt"`   // of completions
	MaxCompletionTokens *int              `json:"max_completion_tokens"`
	MaxTokens           *int              `json:"max_tokens"`
	Temperature         *float32          `json:"temperature"`
	TopP                *float32          `json:"top_p"`
	FrequencyPenalty    *float32          `json:"frequency_penalty"`
	PresencePenalty     *float32          `json:"presence_penalty"`
	RepeatPenalty       *float32          `json:"repeat_penalty"`
	MinP                *float32          `json:"min_p"`
	TopK                *int32            `json:"top_k"`
	Seed                *int64            `json:"seed"`
	Stop                json.RawMessage   `json:"stop"`
	Count               *int              `json:"n"`
	BestOf              *int              `json:"best_of"`
	Echo                bool              `json:"echo"`
	Suffix              string            `json:"suffix"`
	Logprobs            json.RawMessage   `json:"logprobs"` // true or false; of completions how many alternatives
	TopLogprobs         *int              `json:"top_logprobs"`
	Tools               json.RawMessage   `json:"tools"`
	ToolChoice          json.RawMessage   `json:"tool_choice"`
	ParallelToolCalls   *bool             `json:"parallel_tool_calls"`
	Functions           []json.RawMessage `json:"functions"` // what came before tools
	ResponseFormat      json.RawMessage   `json:"response_format"`
	ReasoningEffort     string            `json:"reasoning_effort"`
	TemplateArguments   struct {
		EnableThinking *bool `json:"enable_thinking"`
	} `json:"chat_template_kwargs"`
	Stream        bool `json:"stream"`
	StreamOptions struct {
		IncludeUsage bool `json:"include_usage"`
	} `json:"stream_options"`
	LogitBias        map[string]json.RawMessage `json:"logit_bias"`
	Modalities       []string                   `json:"modalities"`
	WebSearchOptions json.RawMessage            `json:"web_search_options"`

	// What was read of the members above.
	Talk         []engine.Message    `json:"-"`
	Prompts      []Prompt            `json:"-"` // of completions: one at least
	Stops        []string            `json:"-"`
	Schema       string              `json:"-"` // JSON; "": none
	Alternatives int                 `json:"-"` // -1: no logprobs
	Calls        generation.CallMode `json:"-"`
	Function     string              `json:"-"` // that must be called; "": none
}

// Prompt is a prompt of completions: a text, or tokens.
type Prompt struct {
	Text   string
	Tokens []int32
}

// Choosing is tool_choice, where it is no text.
type Choosing struct {
	Type     string `json:"type"`
	Function struct {
		Name string `json:"name"`
	} `json:"function"`
}

// Choices says which values tool_choice may have.
const Choices = `"none", "auto", "required" or {"type": "function", "function": {"name": ...}}`

// MaxChoices bounds how many choices an answer has: those of n, for each prompt.
const MaxChoices = 32

// Format is response_format.
type Format struct {
	Type       string          `json:"type"`
	Schema     json.RawMessage `json:"schema"` // of json_object, where some clients put it
	JSONSchema struct {
		Schema json.RawMessage `json:"schema"`
	} `json:"json_schema"`
}

// Formats says which types of response_format there are.
const Formats = `"text", "json_object" or "json_schema"`

// AnyObject is the schema of json_object.
const AnyObject = `{"type": "object"}`

// Roles is what roles are called in a chat template.
var Roles = map[string]string{"system": "system", "developer": "system", "user": "user", "assistant": "assistant",
	"tool": "tool", "function": "tool"}

// Addresses that OpenAI's clients ask.
const (
	PathChat        = "/v1/chat/completions"
	PathCompletions = "/v1/completions"
	PathModel       = "/v1/models/" // and the name of one
)

// OwnPaths are addresses below PathModel that are not OpenAI's.
var OwnPaths = map[string]bool{"/v1/models/load": true, "/v1/models/unload": true, "/v1/models/progress": true}

// Kinds of errors.
const (
	KindRequest = "invalid_request_error"
	KindKey     = "authentication_error"
	KindRate    = "rate_limit_error"
	KindOurs    = "api_error"
)

// Codes of errors, which clients look at.
const (
	CodeKey    = "invalid_api_key"
	CodeModel  = "model_not_found"
	CodePinned = "model_pinned"
	CodeLength = "context_length_exceeded"
	CodeRate   = "rate_limit_exceeded"
)

// Failure is the body of every answer that is an error.
type Failure struct {
	Error Fault `json:"error"`
}

// Fault is what is wrong. Param, the member, and Code are null where there is none.
type Fault struct {
	Message string  `json:"message"`
	Kind    string  `json:"type"`
	Param   *string `json:"param"`
	Code    *string `json:"code"`
}

// Refusal is a Fault with the HTTP status that tells it.
type Refusal struct {
	Status     int
	Fault      Fault
	RetryAfter float64 // seconds; 0: not said
	Name       string  // what the figures call it; "": they do not
}

// Answer is one answer on its way. The stream's functions carry it.
type Answer struct {
	*web.Stream
	ID      string
	Created int64  // seconds since 1970
	Model   string // as it was asked for
	Chat    bool   // chat completions, not completions
	Usage   bool   // a stream ends with one more chunk, which has the usage
	Count   int    // choices of each prompt
	Replies []*Reply

	// Under Mu.
	Ended   int      // of Replies
	Refusal *Refusal // why the answer has failed
}

// Reply is a choice of an answer on its way. It is used by the thread that delivers, and by the request's goroutine
// when its run has ended.
type Reply struct {
	Answer   *Answer
	Index    int
	Text     []byte
	Thinking []byte
	Calls    []generation.Call
	Logprobs LogprobState
	Last     generation.Event
}

// LogprobState is the logprobs of a text on its way.
type LogprobState struct {
	Wanted  bool
	Thought bool      // the last token was within thoughts
	Told    []Logprob // of the text that was told
	Pending []Logprob // of text that is held back
	Offset  int       // characters of the tokens whose logprobs were written
}

// Document is an answer, or a chunk of one.
type Document struct {
	ID      string   `json:"id"`
	Object  string   `json:"object"`
	Created int64    `json:"created"`
	Model   string   `json:"model"`
	Choices []Choice `json:"choices"`
	Usage   *Usage   `json:"usage,omitempty"`
}

// Kinds of a Document.
const (
	ObjectChat  = "chat.completion"
	ObjectChunk = "chat.completion.chunk"
	ObjectText  = "text_completion"
)

// Choice is an answer's. Message, Delta or Text is there.
type Choice struct {
	Index        int      `json:"index"`
	Message      *Message `json:"message,omitempty"`
	Delta        *Delta   `json:"delta,omitempty"`
	Text         *string  `json:"text,omitempty"`
	Logprobs     any      `json:"logprobs"` // nil: not asked for
	FinishReason *string  `json:"finish_reason"`
}

// Message is what a chat completion says. Thoughts have two names, because clients look for either.
type Message struct {
	Role             string     `json:"role"`
	Content          *string    `json:"content"` // nil: there are calls only
	ReasoningContent string     `json:"reasoning_content,omitempty"`
	Reasoning        string     `json:"reasoning,omitempty"`
	Refusal          *string    `json:"refusal"` // null
	ToolCalls        []ToolCall `json:"tool_calls,omitempty"`
}

// Delta is what a chunk adds to a Message.
type Delta struct {
	Role             string     `json:"role,omitempty"`
	Content          *string    `json:"content,omitempty"`
	ReasoningContent string     `json:"reasoning_content,omitempty"`
	Reasoning        string     `json:"reasoning,omitempty"`
	ToolCalls        []ToolCall `json:"tool_calls,omitempty"`
}

// ToolCall is a call of a function, or what a Delta adds to one: first all but its arguments, then pieces of these.
type ToolCall struct {
	Index    *int         `json:"index,omitempty"` // in a Delta
	ID       string       `json:"id,omitempty"`
	Type     string       `json:"type,omitempty"` // "function"
	Function ToolFunction `json:"function"`
}

// ToolFunction is what is called.
type ToolFunction struct {
	Name      string `json:"name,omitempty"`
	Arguments string `json:"arguments"` // JSON
}

// Logprob is a token with the natural logarithm of its probability. Bytes are the token's own.
type Logprob struct {
	Token       string    `json:"token"`
	Logprob     float64   `json:"logprob"`
	Bytes       []int     `json:"bytes"`
	TopLogprobs []Logprob `json:"top_logprobs,omitzero"` // nil: of one that might have been chosen
}

// ChatLogprobs are the logprobs of a chat completion.
type ChatLogprobs struct {
	Content []Logprob `json:"content"`
	Refusal *string   `json:"refusal"` // null
}

// TextLogprobs are those of a completion.
type TextLogprobs struct {
	Tokens        []string             `json:"tokens"`
	TokenLogprobs []float64            `json:"token_logprobs"`
	TopLogprobs   []map[string]float64 `json:"top_logprobs"`
	TextOffset    []int                `json:"text_offset"` // characters of the answer in front of each
}

// Usage is in tokens.
type Usage struct {
	PromptTokens     int            `json:"prompt_tokens"`
	CompletionTokens int            `json:"completion_tokens"`
	TotalTokens      int            `json:"total_tokens"`
	PromptDetails    map[string]int `json:"prompt_tokens_details"`
}

// Letters are those of an ID.
const Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

// IDLength is how many letters an ID has behind its prefix.
const IDLength = 24

// ErrStopped is why an answer has failed that nobody's time was over for: its client is gone, or the daemon stops. It
// is not counted as an error.
var ErrStopped = fmt.Errorf("%.0wthe answer was ended before its end: the daemon stops", generation.ErrClosed)

// MaxTokens bounds how many tokens may be asked for.
const MaxTokens = 1 << 30

// Range is between which numbers a parameter lies.
type Range struct {
	Name     string
	Value    *float32
	From, To float32
}
