package engine

import (
	"errors"
	"time"
)

// The bounds of a chat template, which is a program that came with a model file: it may fail, but neither hang the
// process nor end it. Work is counted, not timed, so that what is refused does not depend on the machine's load: a unit
// is a byte of text looked at, a step is what one node of the template costs. All of it takes a second or two, on a
// slow core some.
const (
	TemplateBytes   = 128 << 10 // of the template itself
	TemplateTag     = 1024      // parts of one {{ }} or {% %}
	TemplateNesting = 48        // brackets within one of them; statements within each other
	TemplateDepth   = 32        // macros that call each other
	TemplateText    = 4 << 20   // bytes of one value: a text, or a list or dictionary with all that is in it
	TemplateWork    = 1 << 28   // units in all
	TemplateStep    = 256       // units of a node that is run
	TemplateCall    = 2048      // units of what a filter does for one element of a list, or one letter of a text
	TemplateElement = 64        // units of an element of a list or dictionary
	TemplateLevels  = 64        // lists and dictionaries within each other
	TemplateMembers = 1024      // of one JSON object
)

// Chat is what a chat template writes.
type Chat struct {
	Messages       []Message
	Tools          string // a JSON array; "": none
	AddAssistant   bool   // begin the assistant's turn at the end
	EnableThinking bool
	BOS, EOS       string
	Now            time.Time
}

// ErrTemplateRaised is in the error of a template that refused the conversation itself.
var ErrTemplateRaised = errors.New("it says")
