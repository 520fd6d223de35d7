package jinja

// Mark says where the characters of a text come from.
type Mark uint8

// Where the characters of a text come from. A caller that trusts a value, such as a special token, marks it
// FromTemplate.
const (
	FromTemplate Mark = iota // all stand in the template
	FromValue                // all came in through a variable
	Mixed                    // Text.Spans says it
)

// Text is a text whose characters carry marks. Its bytes are UTF-8, in which lone surrogates of JSON texts may stand as
// three bytes each while a template is rendered. It never changes once it is made.
type Text struct {
	String string
	Spans  []Span // where Mark is Mixed: what came from values, in order, never touching each other
	Mark   Mark
	Buffer *[]byte // whose beginning String is, if it was made by adding: more can be added behind it
	Safe   bool    // Markup of Python: what is added to it is escaped
}

// Span is a part of a text, in bytes.
type Span struct{ Start, End int }

// Writer makes a text.
type Writer struct {
	Bytes []byte
	Spans []Span // what came from values
}

// LongText is from how many bytes on a text that grows gets room to grow further.
const LongText = 4096

// Reserve is how many bytes a growing text is given more than it needs.
const Reserve = 64
