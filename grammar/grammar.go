// Package grammar turns JSON Schemas into grammars (GBNF), and follows answers that are held to one.
package grammar

import "math/big"

// What a schema may be, and what it may become.
const (
	MaxSource      = 256 << 10 // bytes of a schema
	MaxNesting     = 64        // schemas and values inside each other
	MaxSize        = 200_000   // characters of a grammar, repetitions included
	MaxRepetitions = 100_000   // of minItems, maxItems, minLength and maxLength
	NoLimit        = -1        // of repetitions
	BlockSize      = 64        // items that are repeated together
)

// Object is an object of JSON whose members keep their order.
type Object struct {
	Names   []string
	Members map[string]any
}

// Writer is a grammar on its way.
type Writer struct {
	Schema     any               // the whole schema
	Rules      []string          // NAME ::= BODY
	Names      map[string]bool   // of the rules
	References map[string]string // the rules of what a $ref names
	Open       []string          // what is referred to before any character is written
	Size       int               // see MaxSize
	Depth      int               // see MaxNesting
}

// Failure is what is thrown to end the conversion.
type Failure struct {
	Place  string // in the schema: #/properties/age
	Reason string
}

// Message is an error's method, for Error.
type Message = error

// Error says why a schema cannot be an answer's.
type Error struct {
	Message
	Place  string
	Reason string
}

// Bounds is the range of a number; nil is no bound.
type Bounds struct {
	Low, High         *big.Rat
	LowOpen, HighOpen bool // the bound itself is left out
}

// Edge is what a number's fraction is compared with: digits behind the point, without zeros at the end.
type Edge struct {
	Digits string
	Open   bool
}

// Trie is names by their characters.
type Trie struct {
	Next map[rune]*Trie
	End  bool
}

// Refused is the keywords that narrow an answer, and that a grammar cannot keep to.
var Refused = map[string]bool{
	"not": true, "if": true, "then": true, "else": true, "patternProperties": true, "propertyNames": true,
	"dependencies": true, "dependentRequired": true, "dependentSchemas": true, "contains": true, "minContains": true,
	"maxContains": true, "multipleOf": true, "unevaluatedItems": true, "unevaluatedProperties": true,
	"$dynamicRef": true, "$recursiveRef": true,
}

// KeywordTypes is the keywords that narrow an answer, and for which type of value; the empty text is for all.
var KeywordTypes = map[string]string{
	"type": "", "enum": "", "const": "", "anyOf": "", "oneOf": "", "allOf": "", "$ref": "",
	"properties": "object", "required": "object", "additionalProperties": "object", "minProperties": "object",
	"maxProperties": "object",
	"items":         "array", "prefixItems": "array", "additionalItems": "array", "minItems": "array",
	"maxItems": "array", "uniqueItems": "array",
	"minLength": "string", "maxLength": "string", "pattern": "string", "format": "string",
	"minimum": "number", "maximum": "number", "exclusiveMinimum": "number", "exclusiveMaximum": "number",
}

// Types is the types of values, in the order in which alternatives are written.
var Types = []string{"object", "array", "string", "integer", "number", "boolean", "null"}

// SharedRule is a rule that many schemas need, with those that it needs itself.
type SharedRule struct {
	Body  string
	Needs []string
}

// SharedRules is the rules that many schemas need. A blank is one space, or a line's end and an indent: with more of
// them allowed, small models write blanks for ever. Surrogates are no characters, so each character counts once.
var SharedRules = map[string]SharedRule{
	"ws":      {Body: `( " " | "\n" [ \t]{0,20} )?`},
	"value":   {Body: `object | array | string | number | boolean | null`, Needs: Types},
	"object":  {Body: `"{" ws ( pair ( "," ws pair )* ws )? "}"`, Needs: []string{"ws", "pair"}},
	"pair":    {Body: `string ":" ws value`, Needs: []string{"string", "ws", "value"}},
	"array":   {Body: `"[" ws ( value ( "," ws value )* ws )? "]"`, Needs: []string{"ws", "value"}},
	"string":  {Body: `"\"" char* "\""`, Needs: []string{"char"}},
	"char":    {Body: `raw | "\\" ( ["\\/bfnrt] | "u" unit )`, Needs: []string{"raw", "unit"}},
	"raw":     {Body: `[^"\\\x00-\x1F\x7F]`},
	"unit":    {Body: `[0-9A-CEFa-cef] [0-9A-Fa-f]{3} | [Dd] [0-7] [0-9A-Fa-f]{2}`},
	"plain":   {Body: `raw | "\\" ["\\]`, Needs: []string{"raw"}},
	"integer": {Body: `"-"? ( "0" | [1-9] [0-9]{0,15} )`},
	"number": {Body: `integer ( "." [0-9]{1,16} )? ( [eE] [-+]? [0-9]{1,2} )?`,
		Needs: []string{"integer"}},
	"boolean": {Body: `"true" | "false"`},
	"null":    {Body: `"null"`},
	"hex":     {Body: `[0-9A-Fa-f]`},
	"date": {Body: `[0-9]{4} "-" ( ( "0" [13578] | "1" [02] ) "-" ( "0" [1-9] | [12] [0-9] | "3" [01] ) | ` +
		`( "0" [469] | "11" ) "-" ( "0" [1-9] | [12] [0-9] | "30" ) | "02-" ( "0" [1-9] | "1" [0-9] | "2" [0-8] ) )`},
	"hour":  {Body: `( [01] [0-9] | "2" [0-3] ) ":" [0-5] [0-9]`},
	"time":  {Body: `hour ":" [0-5] [0-9] ( "." [0-9]{1,6} )? ( "Z" | [-+] hour )`, Needs: []string{"hour"}},
	"octet": {Body: `"25" [0-5] | "2" [0-4] [0-9] | "1" [0-9] [0-9] | [1-9] [0-9] | [0-9]`},
}

// Formats is the formats that an answer is held to, as texts between quotes; others are notes for readers.
var Formats = map[string]SharedRule{
	"date":      {Body: `date`, Needs: []string{"date"}},
	"time":      {Body: `time`, Needs: []string{"time"}},
	"date-time": {Body: `date "T" time`, Needs: []string{"date", "time"}},
	"uuid":      {Body: `hex{8} "-" hex{4} "-" hex{4} "-" hex{4} "-" hex{12}`, Needs: []string{"hex"}},
	"ipv4":      {Body: `octet "." octet "." octet "." octet`, Needs: []string{"octet"}},
}

// What a grammar may be that a client gives.
const (
	MaxGrammar = 256 << 10 // bytes
	MaxParts   = 40_000    // literals, classes, names and groups
	MaxTimes   = 2_000     // of a repetition
)

// Kind is what a part of a grammar is.
type Kind uint8

// What a part of a grammar is.
const (
	Literal Kind = iota
	Class
	RuleName
	Sequence
	Alternatives
	Repetition
)

// Node is a part of a grammar.
type Node struct {
	Kind        Kind
	Characters  []rune // of a literal; of a class in pairs, the first and the last
	Not         bool   // all characters but those of the class
	Rule        string
	At          int // where a name or a repetition stands in the source
	Nodes       []*Node
	Least, Most int // of a repetition; Most may be NoLimit
}

// Reader is a grammar that is read.
type Reader struct {
	Source   string
	At       int // the byte that is read next
	Depth    int // groups inside each other
	Parts    int
	Rules    map[string]*Node
	Nullable map[string]bool // rules that may be nothing
	Finite   map[string]bool // rules that can come to an end
}

// Spread is how what is known of some parts of a grammar makes it known of others.
type Spread struct {
	Names   map[*Node]string   // of the rules
	Users   map[string][]*Node // where a rule is named
	Parents map[*Node]*Node
	Missing map[*Node]int // of how many parts of it more it must be known
	Ready   []*Node       // of which it is known, and that were not looked at
}

// Source is a schema that a client gives, and what that is called.
type Source struct {
	Name   string // such as tools[0].function.parameters
	Text   []byte
	Object bool // only objects fit, whatever else the schema says
}
