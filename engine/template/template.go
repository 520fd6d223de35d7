// Package template holds the types and constants of its room: chat templates.
package template

// Meter counts what one rendering may still do.
type Meter struct {
	Left  int64 // units of work
	Depth int   // macros entered and not left
}

// Stop is what is thrown to end a rendering at once: gonja goes on after errors in some places, and there tries again
// what failed.
type Stop struct {
	Reason string
	Raised bool // the template itself has refused the conversation (raise_exception)
}

// The filters that meter_node puts around parts of a template. Their names cannot be written in one.
const (
	MeterText   = " text"   // the whole value will be looked at
	MeterItem   = " item"   // the same, but of lists and texts only one element
	MeterNumber = " number" // the value must be a number
	MeterEach   = " each"   // for each element, as many units as the argument says
	MeterEnter  = " enter"  // a macro begins, which takes that many units
	MeterLeave  = " leave"
)

// What a chat template may use of Jinja. Left out is what reads other templates, changes values in place, makes long
// texts out of short ones, or calls itself.
var (
	Statements = []string{"for", "if", "set", "macro", "break", "continue", "raw"}
	Filters    = []string{
		"abs", "capitalize", "count", "d", "default", "e", "escape", "first", "float", "indent", "int", "join", "last",
		"length", "list", "lower", "map", "max", "min", "reject", "rejectattr", "replace", "reverse", "round", "safe",
		"select",
		"selectattr", "sort", "string", "sum", "title", "trim", "upper", "wordcount",
	}
	// Glances are the filters that look at no more than one element of a list.
	Glances = []string{"count", "d", "default", "first", "last", "length", "safe"}
	// Walkers are those that do something for each element.
	Walkers = []string{"join", "list", "map", "max", "min", "reject", "rejectattr", "reverse", "select", "selectattr",
		"sort", "sum"}
	Tests = []string{
		"!=", "<", "<=", "==", ">", ">=", "boolean", "callable", "defined", "divisibleby", "eq", "equalto", "even",
		"false", "float", "ge",
		"greaterthan", "gt", "in", "integer", "iterable", "le", "lessthan", "lower", "lt", "mapping", "ne", "none",
		"number", "odd",
		"sequence", "string", "true", "undefined", "upper",
	}
	// DeepTests are those that look into their operands.
	DeepTests = []string{"!=", "<", "<=", "==", ">", ">=", "eq", "equalto", "ge", "greaterthan", "gt", "in", "le",
		"lessthan", "lower", "lt", "ne", "upper"}
	// TextMethods are gonja's own; run_text_method has the others.
	TextMethods = []string{
		"capitalize", "count", "endswith", "find", "isalnum", "isalpha", "isdigit", "islower", "isspace", "isupper",
		"join", "lower",
		"partition", "removeprefix", "removesuffix", "rfind", "rpartition", "splitlines", "startswith", "title",
		"upper",
	}
	DictMethods = []string{"get", "items", "keys", "values"}
)
