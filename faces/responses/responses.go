// Package responses holds the nouns of OpenAI's responses over HTTP. A request becomes one generation.Request, and the
// events of its run become the items of a response, as a whole or one event after the other.
package responses

import (
	"encoding/json"

	"rkllmd/faces/openai"
	"rkllmd/faces/web"
	"rkllmd/generation"
)

// Body is what is posted for a response. What is left out is nil, and so is null.
type Body struct {
	Model              string          `json:"model"`
	Input              json.RawMessage `json:"input"`
	Instructions       *string         `json:"instructions"`
	Tools              json.RawMessage `json:"tools"`
	ToolChoice         json.RawMessage `json:"tool_choice"`
	ParallelToolCalls  *bool           `json:"parallel_tool_calls"`
	Text               json.RawMessage `json:"text"`
	Reasoning          Reasoning       `json:"reasoning"`
	MaxOutputTokens    *int            `json:"max_output_tokens"`
	Temperature        *float32        `json:"temperature"`
	TopP               *float32        `json:"top_p"`
	TopLogprobs        *int            `json:"top_logprobs"`
	Include            []string        `json:"include"`
	Truncation         string          `json:"truncation"`
	Stream             bool            `json:"stream"`
	Background         bool            `json:"background"`
	Metadata           json.RawMessage `json:"metadata"`
	PreviousResponseID string          `json:"previous_response_id"`
	Conversation       json.RawMessage `json:"conversation"`
	Prompt             json.RawMessage `json:"prompt"`

	Request    generation.Request `json:"-"` // what was read of the members above, without the sampling parameters
	Namespaces map[string]string  `json:"-"` // of Tools: the functions of namespaces, and these
}

// Reasoning says whether the model thinks first.
type Reasoning struct {
	Effort  *string `json:"effort"`
	Summary *string `json:"summary"`
}

// Format is text.format.
type Format struct {
	Type   string          `json:"type"`
	Schema json.RawMessage `json:"schema"`
}

// Tool is a function that the model may call.
type Tool struct {
	Type        string          `json:"type,omitempty"`
	Name        string          `json:"name"`
	Description json.RawMessage `json:"description,omitempty"`
	Parameters  json.RawMessage `json:"parameters,omitempty"`
	Strict      json.RawMessage `json:"strict,omitempty"`
}

// ListedTool is what stands in the list of tools: a Tool, a namespace of several, or a search of the web.
type ListedTool struct {
	Tool
	Tools  []json.RawMessage `json:"tools"`               // of a namespace
	Access *bool             `json:"external_web_access"` // of a search: it may reach the web
}

// ChatTool is the same as chat completions have it.
type ChatTool struct {
	Type     string `json:"type"`
	Function Tool   `json:"function"`
}

// ToolForm says which tools there are.
const ToolForm = `there are functions only here: {"type": "function", "name": ..., "parameters": ...}, ` +
	`or namespaces of them: {"type": "namespace", "name": ..., "tools": [...]}`

// Input is an item of what the model is given.
type Input struct {
	Type      string          `json:"type"` // "": a message
	Role      string          `json:"role"`
	Content   json.RawMessage `json:"content"`
	CallID    string          `json:"call_id"`
	Name      string          `json:"name"`
	Arguments json.RawMessage `json:"arguments"`
	Output    json.RawMessage `json:"output"`
	Summary   json.RawMessage `json:"summary"`
}

// InputKinds are the types of an Input.
const InputKinds = `"message", "function_call", "function_call_output" or "reasoning"`

// InputPart is a part of a content, an output or a summary. A refusal has its text in Refusal.
type InputPart struct {
	Type    string  `json:"type"`
	Text    *string `json:"text"` // of all but a refusal
	Refusal string  `json:"refusal"`
}

// Texts are the types of an InputPart.
var Texts = map[string]bool{"input_text": true, "output_text": true, "text": true, "refusal": true,
	"summary_text": true, "reasoning_text": true}

// Response is what is answered. What the request said is repeated in it.
type Response struct {
	ID                 string          `json:"id"`
	Object             string          `json:"object"`     // "response"
	CreatedAt          int64           `json:"created_at"` // seconds since 1970
	Status             string          `json:"status"`
	Background         bool            `json:"background"` // false
	Error              *Fault          `json:"error"`
	IncompleteDetails  *Incomplete     `json:"incomplete_details"`
	Instructions       *string         `json:"instructions"`
	MaxOutputTokens    *int            `json:"max_output_tokens"`
	Metadata           json.RawMessage `json:"metadata"`
	Model              string          `json:"model"`
	Output             []*Item         `json:"output"`
	ParallelToolCalls  bool            `json:"parallel_tool_calls"`
	PreviousResponseID *string         `json:"previous_response_id"` // null
	Reasoning          Reasoning       `json:"reasoning"`
	Store              bool            `json:"store"` // false
	Temperature        *float32        `json:"temperature"`
	Text               json.RawMessage `json:"text"`
	ToolChoice         json.RawMessage `json:"tool_choice"`
	Tools              json.RawMessage `json:"tools"`
	TopP               *float32        `json:"top_p"`
	Truncation         string          `json:"truncation"` // "disabled"
	Usage              *Usage          `json:"usage"`      // null until the end
}

// States of a Response and of an Item.
const (
	StateGoing      = "in_progress"
	StateDone       = "completed"
	StateIncomplete = "incomplete"
	StateFailed     = "failed"
)

// Fault is why a response has failed.
type Fault struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

// CodeFailed is the Fault.Code of what is not the client's.
const CodeFailed = "server_error"

// Incomplete is why a response ends before its end.
type Incomplete struct {
	Reason string `json:"reason"`
}

// ReasonTokens is the Incomplete.Reason of an answer for which there was no more room.
const ReasonTokens = "max_output_tokens"

// Item is a part of a response: a message, what the model thought, or a call.
type Item struct {
	ID        string  `json:"id"`
	Type      string  `json:"type"`
	Status    string  `json:"status"`
	Role      string  `json:"role,omitempty"`      // of a message
	Content   []Part  `json:"content,omitzero"`    // of a message
	Summary   []Part  `json:"summary,omitzero"`    // of thoughts
	CallID    string  `json:"call_id,omitempty"`   // of a call
	Name      string  `json:"name,omitempty"`      // of a call
	Namespace string  `json:"namespace,omitempty"` // of a call, if its function has one
	Arguments *string `json:"arguments,omitzero"`  // of a call
}

// Part is the text of an Item.
type Part struct {
	Type        string `json:"type"`
	Text        string `json:"text"`
	Annotations []any  `json:"annotations,omitzero"` // of a message's: empty
	Logprobs    []any  `json:"logprobs,omitzero"`    // of a message's: empty
}

// Types of an Item.
const (
	KindMessage  = "message"
	KindThoughts = "reasoning"
	KindCall     = "function_call"
)

// Kind is how an Item of a type is told.
type Kind struct {
	Prefix   string // of its ID
	PartType string // "": it has no parts
	// names of events: its part begins, a piece of its text, the whole text, its part ends
	PartAdded, Delta, TextDone, PartDone string
}

// Kinds tells the types of an Item.
var Kinds = map[string]Kind{
	KindMessage: {"msg_", "output_text", "response.content_part.added", "response.output_text.delta",
		"response.output_text.done", "response.content_part.done"},
	KindThoughts: {"rs_", "summary_text", "response.reasoning_summary_part.added",
		"response.reasoning_summary_text.delta", "response.reasoning_summary_text.done",
		"response.reasoning_summary_part.done"},
	KindCall: {"fc_", "", "", "response.function_call_arguments.delta", "response.function_call_arguments.done", ""},
}

// Names of the other events. The last one is called after the state of its response.
const (
	EventCreated   = "response.created"
	EventGoing     = "response.in_progress"
	EventItem      = "response.output_item.added"
	EventItemDone  = "response.output_item.done"
	EventEndPrefix = "response."
	EventError     = "error"
)

// Event is one of a stream. What it does not have is left out.
type Event struct {
	Type         string    `json:"type"`
	Sequence     int       `json:"sequence_number"`
	Response     *Response `json:"response,omitempty"`
	OutputIndex  *int      `json:"output_index,omitempty"`
	Item         *Item     `json:"item,omitempty"`
	ItemID       string    `json:"item_id,omitempty"`
	ContentIndex *int      `json:"content_index,omitempty"`
	SummaryIndex *int      `json:"summary_index,omitempty"`
	Part         *Part     `json:"part,omitempty"`
	Delta        *string   `json:"delta,omitempty"`
	Text         *string   `json:"text,omitempty"`
	Name         string    `json:"name,omitempty"`
	Arguments    *string   `json:"arguments,omitempty"`
	Logprobs     []any     `json:"logprobs,omitzero"` // of a message's text: empty
	// of an error, which some clients look for at the top and others below "error"
	*openai.Fault
	Error *openai.Fault `json:"error,omitempty"`
}

// Usage is in tokens.
type Usage struct {
	InputTokens   int            `json:"input_tokens"`
	InputDetails  map[string]int `json:"input_tokens_details"`
	OutputTokens  int            `json:"output_tokens"`
	OutputDetails map[string]int `json:"output_tokens_details"`
	TotalTokens   int            `json:"total_tokens"`
}

// Answer is a response on its way. The stream's functions carry it; its own members are used by the thread that
// delivers, and by the request's goroutine before the run and behind it.
type Answer struct {
	*web.Stream
	Response Response
	Sequence int    // of the next event
	Open     *Item  // the last of Response.Output, which goes on; nil: none does
	Pieces   []byte // the text, or the arguments, of Open
	Thoughts int    // tokens

	Namespaces map[string]string // Body's
	Refusal    *openai.Refusal
}

// Addresses.
const (
	Path       = "/v1/responses"
	PathStored = "/v1/responses/" // and the id of one, which is not kept here
)
