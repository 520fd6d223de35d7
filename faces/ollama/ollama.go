// Package ollama holds the nouns of the HTTP requests that Ollama's clients send, below /api. A request becomes one
// generation.Request, and its events become lines of JSON, or one object.
package ollama

import (
	"encoding/json"
	"time"

	"rkllmd/engine"
	"rkllmd/faces/openai"
	"rkllmd/faces/web"
	"rkllmd/generation"
)

// Paths is what all addresses of Ollama's clients begin with.
const Paths = "/api/"

// Version is what GET /api/version tells: one of Ollama's, because clients compare it with what they need.
const Version = "0.17.4"

// Body is what is posted to /api/chat and /api/generate. What is left out is nil, and so is null.
type Body struct {
	Model       string            `json:"model"`
	Messages    json.RawMessage   `json:"messages"` // of chat
	Prompt      string            `json:"prompt"`   // of generate, as what follows up to Context
	System      string            `json:"system"`
	Template    string            `json:"template"`
	Suffix      string            `json:"suffix"`
	Raw         bool              `json:"raw"`
	Images      []json.RawMessage `json:"images"`
	Context     []int32           `json:"context"`
	Tools       json.RawMessage   `json:"tools"` // of chat
	Think       json.RawMessage   `json:"think"`
	Format      json.RawMessage   `json:"format"`
	Options     Options           `json:"options"`
	Stream      *bool             `json:"stream"`
	KeepAlive   json.RawMessage   `json:"keep_alive"`
	Logprobs    bool              `json:"logprobs"`
	TopLogprobs int               `json:"top_logprobs"`

	// What was read of the members above.
	Talk     []engine.Message `json:"-"`
	Stops    []string         `json:"-"`
	Schema   string           `json:"-"` // JSON; "": none
	Thoughts *bool            `json:"-"` // nil: the template decides
	Keep     *time.Duration   `json:"-"` // nil: as the operator has said; below 0: for ever
}

// Options are the parameters of an answer. Others, such as num_ctx, are ignored.
type Options struct {
	NumPredict       *int            `json:"num_predict"` // below 1: no limit
	Stop             json.RawMessage `json:"stop"`
	Seed             *int64          `json:"seed"` // below 0: another one every time
	Temperature      *float32        `json:"temperature"`
	TopK             *int32          `json:"top_k"`
	TopP             *float32        `json:"top_p"`
	MinP             *float32        `json:"min_p"`
	RepeatPenalty    *float32        `json:"repeat_penalty"`
	FrequencyPenalty *float32        `json:"frequency_penalty"`
	PresencePenalty  *float32        `json:"presence_penalty"`
	Mirostat         *int32          `json:"mirostat"`
	MirostatTau      *float32        `json:"mirostat_tau"`
	MirostatEta      *float32        `json:"mirostat_eta"`
}

// Answer is one answer on its way. The stream's functions carry it; its own members are used by the thread that
// delivers, and by the request's goroutine when the run has ended.
type Answer struct {
	*web.Stream
	Model    string // as it was asked for
	Chat     bool   // of /api/chat, not of /api/generate
	Remember bool   // the last line has the context
	Started  time.Time
	Loaded   time.Time // the model was there
	Text     []byte
	Thinking []byte
	Calls    []Call
	Log      openai.LogprobState
	Logprobs []openai.Logprob
	Context  []int32
	Last     generation.Event
	Refusal  *openai.Refusal // why it has failed
}

// Line is a line of an answer, or the whole of one.
type Line struct {
	Model      string           `json:"model"`
	CreatedAt  string           `json:"created_at"`
	Message    *Message         `json:"message,omitempty"`  // of chat
	Response   *string          `json:"response,omitempty"` // of generate
	Thinking   string           `json:"thinking,omitempty"` // of generate
	Logprobs   []openai.Logprob `json:"logprobs,omitempty"`
	Done       bool             `json:"done"`
	DoneReason string           `json:"done_reason,omitempty"`
	Context    []int32          `json:"context,omitempty"`
	*Figures                    // of the last line
}

// Why an answer has ended.
const (
	DoneStop   = "stop"
	DoneLength = "length" // num_predict, or the context is full
	DoneLoad   = "load"   // nothing was asked: the model is loaded
	DoneUnload = "unload" // nothing was asked, with keep_alive 0: it is not, or will not be
)

// Message is what a model says in a chat.
type Message struct {
	Role      string `json:"role"`
	Content   string `json:"content"`
	Thinking  string `json:"thinking,omitempty"`
	ToolCalls []Call `json:"tool_calls,omitempty"`
}

// Call is a function that the model has called.
type Call struct {
	ID       string   `json:"id"`
	Function Function `json:"function"`
}

// Function is which function, and with what.
type Function struct {
	Index     int             `json:"index"`
	Name      string          `json:"name"`
	Arguments json.RawMessage `json:"arguments"` // an object
}

// Figures are what an answer has cost: nanoseconds and tokens.
type Figures struct {
	TotalDuration      time.Duration `json:"total_duration"`
	LoadDuration       time.Duration `json:"load_duration"`
	PromptEvalCount    int           `json:"prompt_eval_count"`
	PromptEvalDuration time.Duration `json:"prompt_eval_duration"`
	EvalCount          int           `json:"eval_count"`
	EvalDuration       time.Duration `json:"eval_duration"`
}

// Failure is an answer, or the last line of one, that is an error.
type Failure struct {
	Error string `json:"error"`
}

// ModelBody is what is posted about a model: to /api/show, pull, delete and so on.
type ModelBody struct {
	Model  string `json:"model"`
	Name   string `json:"name"` // what Model was called before
	Stream *bool  `json:"stream"`
}

// Entry is a model that can be asked for.
type Entry struct {
	Name    string              // without models.Latest
	Path    string              // ""; a model that has no file
	Backend *generation.Backend // nil: it is not loaded
	Bytes   uint64              // of memory, where it is known
	Expires time.Time           // zero: it stays
	Stored  bool                // it was found in the store
}

// Details are a model's, as lists tell them.
type Details struct {
	ParentModel       string   `json:"parent_model"`
	Format            string   `json:"format"`
	Family            string   `json:"family"`
	Families          []string `json:"families"`
	ParameterSize     string   `json:"parameter_size"`
	QuantizationLevel string   `json:"quantization_level"`
}

// Tag is a model as GET /api/tags tells it.
type Tag struct {
	Name       string  `json:"name"`
	Model      string  `json:"model"`
	ModifiedAt string  `json:"modified_at"`
	Size       int64   `json:"size"`
	Digest     string  `json:"digest"`
	Details    Details `json:"details"`
}

// Tags is the answer of GET /api/tags.
type Tags struct {
	Models []Tag `json:"models"`
}

// Process is a model in memory, as GET /api/ps tells it.
type Process struct {
	Name          string  `json:"name"`
	Model         string  `json:"model"`
	Size          uint64  `json:"size"`
	Digest        string  `json:"digest"`
	Details       Details `json:"details"`
	ExpiresAt     string  `json:"expires_at"`
	SizeVRAM      uint64  `json:"size_vram"` // 0: there is no memory of another processor
	ContextLength int     `json:"context_length"`
}

// Processes is the answer of GET /api/ps.
type Processes struct {
	Models []Process `json:"models"`
}

// Show is the answer of POST /api/show.
type Show struct {
	Modelfile    string         `json:"modelfile"`
	Parameters   string         `json:"parameters"`
	Template     string         `json:"template"`
	Details      Details        `json:"details"`
	ModelInfo    map[string]any `json:"model_info"`
	Capabilities []string       `json:"capabilities"`
	ModifiedAt   string         `json:"modified_at"`
}

// What a model can do.
const (
	CanComplete = "completion"
	CanCall     = "tools"
	CanThink    = "thinking"
	CanEmbed    = "embedding"
)

// Stays is for how long clients are told that a model stays which is not unloaded: a century.
const Stays = 100

// Thoughts is how much a model may be told to think, beside true and false; NoThoughts of them is not at all.
var Thoughts = []string{"low", "medium", "high", "max", NoThoughts}

// NoThoughts is one of Thoughts.
const NoThoughts = "none"

// MostSeconds is the longest time that a model may be told to stay: longer ones are cut to it.
const MostSeconds = 1e9

// Renamed is what members of a message are called elsewhere.
var Renamed = map[string]string{"thinking": "reasoning_content", "tool_name": "name"}

// Status is a line of the answer of POST /api/pull.
type Status struct {
	Status    string `json:"status"`
	Digest    string `json:"digest,omitempty"` // of the file that comes
	Total     int64  `json:"total,omitempty"`  // bytes of it
	Completed int64  `json:"completed,omitempty"`
}
