package jinja

// TokenKind is what a token is.
type TokenKind uint8

// What a token is.
const (
	TokenEnd TokenKind = iota
	TokenData
	TokenPrint    // {{
	TokenPrintEnd // }}
	TokenBlock    // {%
	TokenBlockEnd // %}
	TokenName
	TokenText
	TokenNumber
	TokenOperator
)

// Token is a piece of a template.
type Token struct {
	Kind       TokenKind
	Start, End int // bytes of the source
	Text       string
	Value      Value // of numbers
}

// Lexer is a template on its way into tokens.
type Lexer struct {
	Source   string
	At       int
	Tokens   []Token
	NewLine  bool // what was read last ended with a line's end
	Brackets []byte
}

// Parser is a list of tokens on its way into nodes.
type Parser struct {
	Tokens  []Token
	At      int
	Depth   int
	Parts   int                       // nodes so far
	Loops   int                       // loops around the present statement, in its function
	Parse   func(*Parser, bool) *Node // an expression, with a conditional or without
	Primary func(*Parser) *Node
	Body    func(*Parser, ...string) []*Node
}

// Symbols is the names of a scope while a template is parsed.
type Symbols struct {
	Parent *Symbols
	Layout *Layout
	Index  map[string]int
	Stores map[string]bool
}

// Pending is a scope whose nodes are still to be bound.
type Pending struct {
	Symbols *Symbols
	Nodes   []*Node
}

// Binder binds the nodes of a template to variables, filters and tests.
type Binder struct {
	Tables  *Tables
	Limits  Limits // what the expressions may still use that are computed before any rendering
	Pending []Pending
}
