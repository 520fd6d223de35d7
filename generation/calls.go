package generation

import (
	"strings"

	"rkllmd/utils"
)

// CallShape is how the middle of a call is written.
type CallShape uint8

const (
	ShapeObject  CallShape = iota // a JSON object with its name and its arguments
	ShapeNamed                    // the name, one of CallForm.Middle, the arguments as a JSON object
	ShapeMembers                  // the name, one of CallForm.Middle, each argument between marks
	ShapeNothing                  // no call: a mark that is no part of the answer's text either
)

// CallForm is a way to write calls: Open, the calls with Between between them, Close. A call is Begin, its Shape, End.
// Blanks in these texts are as the model writes them; when they are read, any blanks may stand there, or none.
type CallForm struct {
	Open, Begin string
	Shape       CallShape
	Key         string   // ShapeObject: what a model calls the arguments; "": "arguments"
	Middle      []string // behind the name; the first one is what the model writes
	Aside       string   // a mark behind the name, after which everything up to Middle says nothing; "": none
	End         string
	Between     string
	Close       string
	Start       bool // only at the very start of an answer
}

// CallFormat is how the models of a family call functions.
type CallFormat struct {
	Name   string
	Signs  []string   // texts that all stand in the chat templates of the family
	Marks  []string   // control tokens that are a part of calls: in answers they are text
	Forms  []CallForm // each of them is read, in this order
	Forced int        // the one of Forms in which calls are written that are forced
	Single bool       // an answer has one call at most
	Short  bool       // the ID of a call has nine letters or digits: other ones are refused by the chat template
}

// CallFormats is the families. The first one whose signs stand in a chat template is the model's.
var CallFormats = []CallFormat{
	{Name: "qwen-coder", Signs: []string{"<function=", "<parameter="}, Forced: 2,
		Marks: []string{"<tool_call>", "</tool_call>"}, Forms: []CallForm{
			{Begin: "<tool_call>\n<function=", Shape: ShapeMembers, Middle: []string{">"},
				End: "</function>\n</tool_call>", Between: "\n"},
			{Begin: "<function=", Shape: ShapeMembers, Middle: []string{">"}, End: "</function>", Between: "\n"},
			{Begin: "<tool_call>\n", End: "\n</tool_call>", Between: "\n"},
		}},
	{Name: "hermes", Signs: []string{"<tool_call>"}, Marks: []string{"<tool_call>", "</tool_call>"},
		Forms: []CallForm{{Begin: "<tool_call>\n", End: "\n</tool_call>", Between: "\n"}}},
	{Name: "mistral", Signs: []string{"[TOOL_CALLS]", "[ARGS]"}, Short: true,
		Marks: []string{"[TOOL_CALLS]", "[ARGS]", "[CALL_ID]"}, Forms: []CallForm{
			{Begin: "[TOOL_CALLS]", Shape: ShapeNamed, Middle: []string{"[ARGS]"}, Aside: "[CALL_ID]"},
			{Open: "[TOOL_CALLS] [", Between: ", ", Close: "]"},
		}},
	{Name: "mistral-list", Signs: []string{"[TOOL_CALLS]"}, Short: true, Marks: []string{"[TOOL_CALLS]"},
		Forms: []CallForm{{Open: "[TOOL_CALLS] [", Between: ", ", Close: "]"},
			{Open: "[TOOL_CALLS]", Between: ", "}}},
	{Name: "deepseek", Signs: []string{"<｜tool▁calls▁begin｜>", "```json"}, Marks: deepSeekMarks,
		Forms: []CallForm{deepSeekFenced, deepSeekPlain}},
	{Name: "deepseek-plain", Signs: []string{"<｜tool▁calls▁begin｜>"}, Marks: deepSeekMarks,
		Forms: []CallForm{deepSeekPlain, deepSeekFenced}},
	{Name: FormatChannels, Signs: []string{"<|channel|>", "functions."}, Single: true,
		Marks: []string{"<|channel|>", "<|constrain|>", "<|message|>"}, Forms: []CallForm{
			{Begin: "<|channel|>commentary to=functions.", Shape: ShapeNamed, Middle: []string{
				" <|constrain|>json<|message|>", "json<|message|>", "<|message|>"}},
			{Begin: "to=functions.", Shape: ShapeNamed, Middle: []string{"<|channel|>commentary json<|message|>",
				"<|channel|>commentary <|constrain|>json<|message|>", "<|channel|>commentary<|message|>"}},
			{Begin: "<|channel|>", Shape: ShapeNothing}, {Begin: "<|constrain|>", Shape: ShapeNothing},
			{Begin: "<|message|>", Shape: ShapeNothing},
		}},
	{Name: "llama3", Signs: []string{"<|python_tag|>"}, Marks: []string{"<|python_tag|>"}, Forms: llamaForms},
	{Name: "llama3", Signs: []string{"<|start_header_id|>", `"parameters"`}, Marks: []string{"<|python_tag|>"},
		Forms: llamaForms},
}

var (
	deepSeekMarks = []string{"<｜tool▁calls▁begin｜>", "<｜tool▁call▁begin｜>", "<｜tool▁sep｜>", "<｜tool▁call▁end｜>",
		"<｜tool▁calls▁end｜>"}
	deepSeekFenced = CallForm{Open: "<｜tool▁calls▁begin｜>", Begin: "<｜tool▁call▁begin｜>function<｜tool▁sep｜>",
		Shape: ShapeNamed, Middle: []string{"\n```json\n"}, End: "\n```<｜tool▁call▁end｜>", Between: "\n",
		Close: "<｜tool▁calls▁end｜>"}
	deepSeekPlain = CallForm{Open: "<｜tool▁calls▁begin｜>", Begin: "<｜tool▁call▁begin｜>", Shape: ShapeNamed,
		Middle: []string{"<｜tool▁sep｜>"}, End: "<｜tool▁call▁end｜>", Close: "<｜tool▁calls▁end｜>"}
	llamaForms = []CallForm{{Key: "parameters", Between: "; ", Start: true},
		{Open: "<|python_tag|>", Key: "parameters", Between: "; "}}
)

// CallState is what is held of an answer in which calls are looked for. The thread that delivers uses it.
//
// Text comes as it is, but for white space beside calls. What may be the beginning of a call is held back. A call is
// one from its name on, if that is one of Functions: then its arguments are told as they come, or, with Whole, the call
// when it is complete. Everything that does not become a call is text.
type CallState struct {
	Format    *CallFormat
	Functions map[string]CallFunction
	Whole     bool // Request.WholeCalls
	One       bool // Request.OneCall

	Held   string
	Form   *CallForm // behind a call of this form: another one, or Close, may follow
	Begun  bool      // something that is not blank has come
	Behind bool      // a call stands right in front of Held
	Call   *Call     // is being told
	ID     string    // its own (split_parts)
	Next   int       // index of the next call
	Count  int       // calls that were complete
	Ended  bool      // with One: a call is complete, and nothing follows

	// Where Held ends, in a call that goes on (keep_place), so that it is not read anew with each piece.
	Buffer strings.Builder    // Held is its end
	Value  *utils.JSONScanner // has read the JSON value that Held ends within; nil: it does not
	Inside bool               // that value is the arguments of Call
	Mark   string             // nothing is to be told before this mark has come; "": something may be
	// Members is how far the call at the beginning of Held was read, if it is a ShapeMembers
	Members *MembersPlace
}

// MembersPlace is a call of ShapeMembers up to its last argument that is complete.
type MembersPlace struct {
	Form      *CallForm // nil: there is none yet
	At        int       // bytes behind Begin
	Arguments strings.Builder
	Given     map[string]bool // names of arguments
}

// CallFunction is a function that the model may call.
type CallFunction struct {
	Texts map[string]bool // parameters whose type is string alone
}

// ReadState is how far a call was read.
type ReadState uint8

const (
	ReadBroken ReadState = iota // it is none
	ReadMore                    // it may become one
	ReadDone                    // it is whole
)

// CallReading is a call as far as it was read.
type CallReading struct {
	State     ReadState
	Name      string // of a function that there is; "": that, or where its arguments begin, is not known
	Arguments string // as far as they are known and right
	Known     int    // bytes of the text that Name and Arguments stand for
	Length    int    // ReadDone: bytes of the whole call
	Value     int    // ReadMore: where the JSON value begins that the text ends within; 0: it does not
	Mark      string // ReadMore: the mark that is missing, behind an argument; "": something else is
}
