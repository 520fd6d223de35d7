// Package anthropic holds the nouns of the HTTP requests that Anthropic's clients send: messages, and the tokens of
// them counted. A request becomes one generation.Request, and the events of its run become the blocks of a message, as
// a whole or one event after the other.
package anthropic

import (
	"encoding/json"
	"net/http"

	"rkllmd/faces/openai"
	"rkllmd/faces/web"
	"rkllmd/generation"
)

// Body is what is posted for a message. What is left out is nil, and so is null.
type Body struct {
	Model         string          `json:"model"`
	MaxTokens     *int            `json:"max_tokens"`
	Messages      json.RawMessage `json:"messages"`
	System        json.RawMessage `json:"system"`
	Tools         json.RawMessage `json:"tools"`
	ToolChoice    json.RawMessage `json:"tool_choice"`
	StopSequences []string        `json:"stop_sequences"`
	Temperature   *float32        `json:"temperature"`
	TopP          *float32        `json:"top_p"`
	TopK          *int32          `json:"top_k"`
	Thinking      struct {
		Type string `json:"type"`
	} `json:"thinking"`
	OutputConfig struct {
		Format json.RawMessage `json:"format"`
	} `json:"output_config"`
	OutputFormat json.RawMessage `json:"output_format"` // the older place of output_config.format
	Stream       bool            `json:"stream"`
	Container    json.RawMessage `json:"container"`
	Servers      []any           `json:"mcp_servers"`

	Request generation.Request `json:"-"` // what was read of the members above, without the sampling parameters
}

// ThinkingTypes is what Body.Thinking.Type may be.
var ThinkingTypes = []string{"", "enabled", "adaptive", "disabled"}

// Turn is one of Body.Messages.
type Turn struct {
	Role    string          `json:"role"`
	Content json.RawMessage `json:"content"`
}

// Roles is what roles may be in a Turn.
const Roles = "user, assistant or system"

// InputBlock is a part of a Turn's content.
type InputBlock struct {
	Type      string          `json:"type"`
	Text      *string         `json:"text"`        // of a text
	Thinking  string          `json:"thinking"`    // of thoughts
	ID        string          `json:"id"`          // of a call
	Name      string          `json:"name"`        // of a call
	Input     json.RawMessage `json:"input"`       // of a call
	ToolUseID string          `json:"tool_use_id"` // of a call's result
	Content   json.RawMessage `json:"content"`     // of a call's result
}

// Types of an InputBlock and of a Block.
const (
	KindText     = "text"
	KindThoughts = "thinking"
	KindHidden   = "redacted_thinking" // thoughts that nobody here can read
	KindCall     = "tool_use"
	KindResult   = "tool_result"
)

// BlockKinds says which types of an InputBlock there are.
const BlockKinds = `"text", "tool_use", "tool_result" or "thinking"`

// Tool is a function that the model may call.
type Tool struct {
	Type        string          `json:"type"` // "" or "custom"
	Name        string          `json:"name"`
	Description json.RawMessage `json:"description"`
	InputSchema json.RawMessage `json:"input_schema"`
}

// ChatTool is the same as chat templates know it.
type ChatTool struct {
	Type     string       `json:"type"`
	Function ChatFunction `json:"function"`
}

// ChatFunction is what a ChatTool says.
type ChatFunction struct {
	Name        string          `json:"name"`
	Description json.RawMessage `json:"description,omitempty"`
	Parameters  json.RawMessage `json:"parameters,omitempty"`
}

// ToolForm says which tools there are.
const ToolForm = `there are tools of the client only here: {"name": ..., "description": ..., "input_schema": ...}`

// Choice is tool_choice.
type Choice struct {
	Type    string `json:"type"`
	Name    string `json:"name"`
	OnlyOne bool   `json:"disable_parallel_tool_use"`
}

// Format is output_config.format.
type Format struct {
	Type   string          `json:"type"`
	Schema json.RawMessage `json:"schema"`
}

// Failure is the body of every answer that is an error.
type Failure struct {
	Type  string `json:"type"` // "error"
	Error Fault  `json:"error"`
}

// Fault is what is wrong.
type Fault struct {
	Type    string `json:"type"`
	Message string `json:"message"`
}

// Faults names errors by the status of HTTP that tells them. Others have KindRequest below 500, and KindOurs from there
// on.
var Faults = map[int]string{
	http.StatusUnauthorized: "authentication_error", http.StatusForbidden: "permission_error",
	http.StatusNotFound: "not_found_error", http.StatusRequestEntityTooLarge: "request_too_large",
	http.StatusTooManyRequests: "rate_limit_error", http.StatusGatewayTimeout: "timeout_error",
}

// Kinds of errors that Faults does not have.
const (
	KindRequest = "invalid_request_error"
	KindOurs    = "api_error"
)

// Message is what is answered.
type Message struct {
	ID           string   `json:"id"`
	Type         string   `json:"type"` // "message"
	Role         string   `json:"role"` // "assistant"
	Model        string   `json:"model"`
	Content      []*Block `json:"content"`
	StopReason   *string  `json:"stop_reason"`
	StopSequence *string  `json:"stop_sequence"`
	Usage        Usage    `json:"usage"`
}

// Block is a part of a Message: text, what the model thought, or a call.
type Block struct {
	Type      string          `json:"type"`
	Text      *string         `json:"text,omitempty"`
	Thinking  *string         `json:"thinking,omitempty"`
	Signature *string         `json:"signature,omitempty"` // of thoughts: ""
	ID        string          `json:"id,omitempty"`        // of a call
	Name      string          `json:"name,omitempty"`      // of a call
	Input     json.RawMessage `json:"input,omitempty"`     // of a call
}

// Usage is in tokens. The prompt's are those read from the cache, and the others.
type Usage struct {
	InputTokens   int `json:"input_tokens"`
	CacheCreation int `json:"cache_creation_input_tokens"` // 0
	CacheRead     int `json:"cache_read_input_tokens"`
	OutputTokens  int `json:"output_tokens"`
}

// Event is one of a stream. What it does not have is left out.
type Event struct {
	Type    string   `json:"type"`
	Message *Message `json:"message,omitempty"`
	Index   *int     `json:"index,omitempty"` // of a block
	Block   *Block   `json:"content_block,omitempty"`
	Delta   any      `json:"delta,omitempty"` // Delta or Ending
	Usage   *Usage   `json:"usage,omitempty"`
	Error   *Fault   `json:"error,omitempty"`
}

// Names of events.
const (
	EventBegin      = "message_start"
	EventBlock      = "content_block_start"
	EventDelta      = "content_block_delta"
	EventBlockEnd   = "content_block_stop"
	EventMessageEnd = "message_delta"
	EventEnd        = "message_stop"
	EventError      = "error"
)

// Delta is a piece of a block.
type Delta struct {
	Type     string  `json:"type"`
	Text     *string `json:"text,omitempty"`
	Thinking *string `json:"thinking,omitempty"`
	Input    *string `json:"partial_json,omitempty"`
}

// Ending is why a message has ended.
type Ending struct {
	StopReason   *string `json:"stop_reason"`
	StopSequence *string `json:"stop_sequence"`
}

// Count is the answer to a request that counts tokens.
type Count struct {
	InputTokens int `json:"input_tokens"`
}

// Answer is a message on its way. The stream's functions carry it; its own members are used by the thread that
// delivers, and by the request's goroutine before the run and behind it.
type Answer struct {
	*web.Stream
	Message Message
	Told    bool   // a stream has begun: its client was told of the message
	Open    *Block // the last of Message.Content, which goes on; nil: none does
	Pieces  []byte // the text, or the input, of Open
	Refusal *openai.Refusal
}

// Addresses.
const (
	Path      = "/v1/messages"
	PathCount = "/v1/messages/count_tokens"
)
