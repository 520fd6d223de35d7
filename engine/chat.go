package engine

import (
	"errors"
	"sync/atomic"
	"time"

	"rkllmd/jinja"
)

// Chat is what a chat template writes.
type Chat struct {
	Messages       []Message
	Tools          string // a JSON array; "": none
	Documents      string // a JSON array; "": none
	Arguments      string // a JSON object of further variables of the template; "": none
	AddAssistant   bool   // begin the assistant's turn at the end
	Continue       bool   // end within the last message, which the model goes on with
	EnableThinking bool
	OpenThinking   bool // EnableThinking does not count: the template is told nothing of it
	BOS, EOS       string
	Now            time.Time // zero: the time at which it is written
}

// Message is one turn of a conversation for a chat template.
type Message struct {
	Role    string // "system", "user", "assistant", "tool"
	Content string
	// NoContent: there is none, not even an empty one; an assistant that only calls functions has none.
	NoContent  bool
	ToolCalls  []ToolCall
	ToolCallID string // of a function's result: which call it answers
	Name       string // of who speaks, or of the function
	Reasoning  string // what an assistant has thought before its content
}

// ToolCall is a function that the assistant has called.
type ToolCall struct {
	ID, Name  string
	Arguments string // a JSON object
}

// ParsedTemplate is a chat template, ready to be rendered, or why it is not.
type ParsedTemplate struct {
	Source   string
	Template *jinja.Template
	Err      error
}

// ChosenTemplate is the form that models get instead of their own.
type ChosenTemplate struct {
	Form   string // Model.Form
	Source string // Facts.ChatTemplate
}

// Chosen is the form of the models that are loaded from now on; nil: each its own (use_chat_template).
var Chosen atomic.Pointer[ChosenTemplate]

// ErrTemplateRaised is in the error of a template that refused the conversation itself.
var ErrTemplateRaised = errors.New("it says")

// KnownAbilities is what detect_abilities has found out of a template, in a form.
type KnownAbilities struct {
	Source, Form string // Facts.ChatTemplate, Model.Form
	Abilities    Abilities
	Err          error
}

// Abilities is what a chat template can write.
type Abilities struct {
	System        bool `json:"system"`         // a system message
	Turns         bool `json:"turns"`          // several questions and answers
	Tools         bool `json:"tools"`          // functions that the model may call
	ParallelCalls bool `json:"parallel_calls"` // several calls in one turn, and their results
	Thinking      bool `json:"thinking"`       // it asks the model to think, or not to
}
