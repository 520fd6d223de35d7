package engine

import (
	"errors"
	"time"
)

// The bounds of a chat template, which is a program that came with a model file: it may fail, but neither hang the process nor
// end it. Work is counted, not timed, so that what is refused does not depend on the machine's load: a unit is a byte of text
// looked at, a step is what one node of the template costs. All of it takes a second or two, on a slow core some.
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

// TemplateMeter counts what one rendering may still do.
type TemplateMeter struct {
	Left  int64 // units of work
	Depth int   // macros entered and not left
}

// TemplateStop is what is thrown to end a rendering at once: gonja goes on after errors in some places, and there tries again
// what failed.
type TemplateStop struct {
	Reason string
	Raised bool // the template itself has refused the conversation (raise_exception)
}

// ErrTemplateRaised is in the error of a template that refused the conversation itself.
var ErrTemplateRaised = errors.New("it says")

// The filters that meter_node puts around parts of a template. Their names cannot be written in one.
const (
	MeterText   = " text"   // the whole value will be looked at
	MeterItem   = " item"   // the same, but of lists and texts only one element
	MeterNumber = " number" // the value must be a number
	MeterEach   = " each"   // for each element, as many units as the argument says
	MeterEnter  = " enter"  // a macro begins, which takes that many units
	MeterLeave  = " leave"
)

// What a chat template may use of Jinja. Left out is what reads other templates, changes values in place, makes long texts out
// of short ones, or calls itself.
var (
	TemplateStatements = []string{"for", "if", "set", "macro", "break", "continue", "raw"}
	TemplateFilters    = []string{
		"abs", "capitalize", "count", "d", "default", "e", "escape", "first", "float", "indent", "int", "join", "last",
		"length", "list", "lower", "map", "max", "min", "reject", "rejectattr", "replace", "reverse", "round", "safe", "select",
		"selectattr", "sort", "string", "sum", "title", "trim", "upper", "wordcount",
	}
	// TemplateGlances are the filters that look at no more than one element of a list.
	TemplateGlances = []string{"count", "d", "default", "first", "last", "length", "safe"}
	// TemplateWalkers are those that do something for each element.
	TemplateWalkers = []string{"join", "list", "map", "max", "min", "reject", "rejectattr", "reverse", "select", "selectattr", "sort", "sum"}
	TemplateTests   = []string{
		"!=", "<", "<=", "==", ">", ">=", "boolean", "callable", "defined", "divisibleby", "eq", "equalto", "even", "false", "float", "ge",
		"greaterthan", "gt", "in", "integer", "iterable", "le", "lessthan", "lower", "lt", "mapping", "ne", "none", "number", "odd",
		"sequence", "string", "true", "undefined", "upper",
	}
	// TemplateDeepTests are those that look into their operands.
	TemplateDeepTests = []string{"!=", "<", "<=", "==", ">", ">=", "eq", "equalto", "ge", "greaterthan", "gt", "in", "le", "lessthan", "lower", "lt", "ne", "upper"}
	// TemplateTextMethods are gonja's own; edit_text has the others.
	TemplateTextMethods = []string{
		"capitalize", "count", "endswith", "find", "isalnum", "isalpha", "isdigit", "islower", "isspace", "isupper", "join", "lower",
		"partition", "removeprefix", "removesuffix", "rfind", "rpartition", "splitlines", "startswith", "title", "upper",
	}
	TemplateDictMethods = []string{"get", "items", "keys", "values"}
)
