package jinja

import "math"

// Limits is what one rendering may use.
type Limits struct {
	Work   int // steps
	Memory int // bytes of all values that were made
	Output int // bytes of a text that is written
	Depth  int // macros, loops and expressions inside each other
}

// DefaultLimits is enough for every published template and a conversation of 200 messages of 2 KB each.
var DefaultLimits = Limits{Work: 2_000_000, Memory: 32 << 20, Output: 8 << 20, Depth: 400}

// ParseLimits is what all expressions together may use that are computed while a template is parsed.
var ParseLimits = Limits{Work: 100_000, Memory: 1 << 20, Output: 1 << 20, Depth: 100}

// RenderingFilters is the filters that need the variables of a rendering.
const RenderingFilters = " map select reject selectattr rejectattr "

// What a template itself may be.
const (
	MaxSource  = 256 << 10 // bytes of a template
	MaxParts   = 40_000    // names, literals, operators and statements of a template
	MaxNesting = 120       // brackets and statements inside each other
	MaxRange   = 100_000   // numbers of a range, as in jinja2's sandbox
	MaxDigits  = 4_300     // of an integer that is printed or read, as in Python
	MaxBits    = 15_000    // of an integer
)

// What values cost, in bytes.
const (
	ItemSize = 16
	TextSize = 64
	ListSize = 64
	DictSize = 160
	PairSize = 80
	CallSize = 200
)

// Machine is one rendering.
type Machine struct {
	Template  *Template
	Tables    *Tables
	Variables *Dict
	Clock     Clock
	Limits    Limits // what is left, Depth included
	Most      int    // the bytes of output allowed
	Out       *Writer
	Scope     *Scope
	Flow      Flow
	At        *Node // what is being computed
	Loops     int   // how deep the recursive loop stands that begins now
	Caught    Value // the text that a filter block has caught
}

// Flow is how the statements go on.
type Flow uint8

// How the statements go on.
const (
	GoOn Flow = iota
	Break
	Continue
)

// Scope holds the variables of a template, a macro's call, a loop or a block.
type Scope struct {
	Slots  []Value
	Parent *Scope
}

// Layout is the variables of a scope, known when the template is parsed.
type Layout struct {
	Names []string
	Loads []Load
}

// Load is what a variable holds when its scope is entered.
type Load struct {
	How  How
	Up   int // scopes above this one, and there
	Slot int
}

// How a variable gets its first value.
type How uint8

// How a variable gets its first value.
const (
	LoadNothing  How = iota // a parameter: the caller sets it
	LoadMissing             // it has none before it is set
	LoadVariable            // from the variables of the rendering
	LoadOuter               // from a scope around
)

// Filter computes a filter.
type Filter func(*Machine, Value, *Arguments) Value

// Test computes a test.
type Test func(*Machine, Value, *Arguments) bool

// Method computes a method or a function of the environment.
type Method func(*Machine, *Function, *Arguments) Value

// Tables is what templates can call, by name, and how each kind of node is computed.
type Tables struct {
	Filters     map[string]Filter
	Tests       map[string]Test
	Functions   map[string]*Function
	TextMethods map[string]Method
	ListMethods map[string]Method // of lists and tuples
	DictMethods map[string]Method
	IntMethods  map[string]Method
	Objects     map[string]Method // of loops and the like, by TYPE.NAME
	Values      [KindCount]func(*Machine, *Node) Value
	Statements  [KindCount]func(*Machine, *Node)
}

// Template is a parsed template. It never changes, and may be rendered several times at once.
type Template struct {
	Source string
	Body   []*Node
	Layout *Layout
	Tables *Tables
}

// Failure is what is thrown to end a rendering or the parsing of a template.
type Failure struct {
	Start, End int // bytes of the source; -1 is where the machine is
	Reason     string
	Raised     bool // the template itself has refused: raise_exception
}

// Message is an error's method, for Error.
type Message = error

// Error says why a template cannot be parsed or rendered.
type Error struct {
	Message
	Line, Column int    // from 1; 0 is unknown
	Piece        string // the part of the template
	Reason       string
	Raised       bool // the template itself has refused the conversation: raise_exception
}

// UnsafeNames is the attributes of Python itself that its values have, and that its sandbox hides.
const UnsafeNames = " __class__ __doc__ __init__ __new__ __dir__ __eq__ __ne__ __lt__ __gt__ __le__ __ge__ __hash__ " +
	"__repr__ __str__ __len__ __getattribute__ __setattr__ __delattr__ __reduce__ __reduce_ex__ __format__ " +
	"__sizeof__ __init_subclass__ __subclasshook__ "

// Address is what stands for an address of Python's memory.
const Address = "0x7f0000000000"

// PythonNames is Python's names of the functions that it calls otherwise.
var PythonNames = map[string]string{
	"range": "safe_range", "lipsum": "generate_lorem_ipsum", "namespace": "jinja2.utils.Namespace",
	"cycler": "jinja2.utils.Cycler", "joiner": "jinja2.utils.Joiner",
}

// FormatSpec is how a value is formatted by % and str.format.
type FormatSpec struct {
	Fill      string
	Align     byte // <, >, =, ^, or 0
	Sign      byte // +, -, blank
	Alternate bool
	Width     int
	Comma     byte // between thousands: a comma, _, or 0
	Precision int  // -1: none
	Type      byte
}

// Percent is a text on its way through the operator %.
type Percent struct {
	Text   *Text
	At     int
	Values []Value // the arguments, one by one
	Next   int
	Dict   Value // the arguments as a whole, if %(name) may be written
	Out    *Writer
}

// Formatter is a text on its way through str.format.
type Formatter struct {
	Arguments *Arguments
	Automatic int // the next number of {}, -1 if numbers are written out
	Manual    bool
	Safe      bool
	Depth     int
	Mapping   Value // of format_map, or Missing
}

// JSONStyle is how tojson writes.
type JSONStyle struct {
	ASCII        bool
	Indented     bool
	Indent       string
	Comma, Colon *Text
	SortKeys     bool
}

// TimeLayouts is the letters of strftime that Go's layouts have.
var TimeLayouts = map[byte]string{
	'a': "Mon", 'A': "Monday", 'b': "Jan", 'B': "January", 'c': "Mon Jan _2 15:04:05 2006", 'd': "02", 'D': "01/02/06",
	'e': "_2", 'F': "2006-01-02", 'h': "Jan", 'H': "15", 'I': "03", 'm': "01", 'M': "04", 'p': "PM", 'P': "pm",
	'r': "03:04:05 PM", 'R': "15:04", 'S': "05", 'T': "15:04:05", 'x': "01/02/06", 'X': "15:04:05", 'y': "06",
	'Y': "2006",
}

// JSONReader is a JSON text on its way into values.
type JSONReader struct {
	Text    []byte
	At      int
	Depth   int
	Machine *Machine
}

// JSONWords is the words of JSON, and those that Python reads beside them.
var JSONWords = map[string]Value{
	"null": nil, "true": true, "false": false, "NaN": math.NaN(), "Infinity": math.Inf(1), "-Infinity": math.Inf(-1),
}
