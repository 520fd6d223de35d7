// Package wire holds the types of its room: OpenAI's protocol, as a client speaks it.
package wire

import (
	"bufio"
	"encoding/json"
	"regexp"
	"time"
)

// AnyObject is the schema of answers that are objects of any kind, which servers have a form of their own for.
const AnyObject = `{"type": "object"}`

// TooLong finds in an error that the prompt does not fit into the context: it is what OpenAI, vLLM and llama-server
// say.
var TooLong = regexp.MustCompile(`(?i)context[ _](length|size|window)`)

// Message is one of a conversation.
type Message struct {
	Role       string     `json:"role"`
	Content    *string    `json:"content"`
	Name       string     `json:"name,omitempty"`
	Reasoning  string     `json:"reasoning_content,omitempty"`
	ToolCalls  []ToolCall `json:"tool_calls,omitempty"`
	ToolCallID string     `json:"tool_call_id,omitempty"`
}

// ToolCall is a call of a function, or a piece of one.
type ToolCall struct {
	Index    int      `json:"index"`
	ID       string   `json:"id,omitempty"`
	Type     string   `json:"type,omitempty"`
	Function Function `json:"function"`
}

// Function is the function of a call.
type Function struct {
	Name      string `json:"name,omitempty"`
	Arguments string `json:"arguments"`
}

// Chunk is an event of an answer.
type Chunk struct {
	Choices []Choice        `json:"choices"`
	Usage   *Usage          `json:"usage"`
	Error   json.RawMessage `json:"error"`
}

// Choice is what a Chunk says of an answer.
type Choice struct {
	Index        int             `json:"index"`
	Delta        Delta           `json:"delta"`
	Text         string          `json:"text"` // of completions
	FinishReason string          `json:"finish_reason"`
	StopReason   json.RawMessage `json:"stop_reason"` // vLLM's: the stop text, if that has ended the answer
}

// Delta is the next piece of an answer. Servers call thoughts by one of two names.
type Delta struct {
	Content   string     `json:"content"`
	Reasoning string     `json:"reasoning_content"`
	Thoughts  string     `json:"reasoning"`
	ToolCalls []ToolCall `json:"tool_calls"`
}

// Usage is what an answer has cost.
type Usage struct {
	Prompt     int `json:"prompt_tokens"`
	Completion int `json:"completion_tokens"`
	Details    struct {
		Cached int `json:"cached_tokens"`
	} `json:"prompt_tokens_details"`
}

// Vectors is the answer of /embeddings.
type Vectors struct {
	Data []struct {
		Embedding []float32 `json:"embedding"`
	} `json:"data"`
	Usage Usage `json:"usage"`
}

// Events is a stream of events that is read.
type Events struct {
	Lines   *bufio.Reader
	Timer   *time.Timer   // fires where nothing has come for Silence; nil: nothing does
	Silence time.Duration // it is set to that by each line
}
