// Package conversation holds what clients say of a conversation, on every face that takes messages: the messages,
// what else the model's chat template is told, and what the answer is held to.
package conversation

import (
	"encoding/json"

	"rkllmd/engine"
)

// Members are the members of a client's JSON object that are about a conversation. What is left out, or null, is nil.
type Members struct {
	Messages json.RawMessage `json:"messages,omitempty"`
	// functions that the model may call, as OpenAI describes them: a list
	Tools             json.RawMessage `json:"tools,omitempty"`
	Documents         json.RawMessage `json:"documents,omitempty"` // what the model may rely on: a list of objects
	TemplateArguments json.RawMessage `json:"template_arguments,omitempty"`
	// false: the prompt ends with the last message, and does not begin the assistant's turn
	AddGenerationPrompt  *bool `json:"add_generation_prompt,omitempty"`
	ContinueFinalMessage bool  `json:"continue_final_message,omitempty"` // the answer goes on with the last message
	Thinking             bool  `json:"thinking,omitempty"`               // the chat template may let the model think first
	EnableThinking       *bool `json:"enable_thinking,omitempty"`        // another name of Thinking
	// What the answer is held to: a JSON Schema, or a grammar (GBNF). They go with prompts too
	Schema  json.RawMessage `json:"schema,omitempty"`
	Grammar string          `json:"grammar,omitempty"`
}

// NoImages is why an image is refused, on every face.
const NoImages = "images cannot be taken here, because no model sees: leave them out"

// Images are the kinds of a message's parts that are images, as the faces call them.
var Images = map[string]bool{"image": true, "image_url": true, "input_image": true}

// Object is the members of a JSON object, as they were written. Those that are null are left out.
type Object = map[string]json.RawMessage

// Conversation is what Members say.
type Conversation struct {
	Messages    []engine.Message
	Tools       string // JSON, as are Documents and Arguments; "": none
	Documents   string
	Arguments   string
	NoAssistant bool
	Continue    bool
	Thinking    bool
	Schema      string // JSON; "": none
	Grammar     string
}
