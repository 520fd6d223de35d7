package jinja

// Kind is what a node of a template is.
type Kind uint8

// What a node of a template is.
const (
	None         Kind = iota
	Data              // text of the template: Value
	Output            // Nodes, printed
	If                // A, Body, Nodes (further branches), Else
	For               // A in B if C, Body, Else, Flag (recursive)
	Set               // A = B
	SetBlock          // A, filters B, Body
	MacroBlock        // Name, Nodes (parameters), Named (defaults, of the last ones), Body
	CallBlock         // A (a call, or nothing), Nodes, Named, Body
	FilterBlock       // filters A, Body
	With              // Nodes (targets), Others (values), Body
	BreakLoop         //
	ContinueLoop      //
	Constant          // Value
	Name              // Name, Up, Slot
	Member            // A.Name
	Item              // A[B]
	Slice             // A:B:C
	Call              // A(Nodes, Named, *B, **C)
	FilterCall        // A | Name(...)
	TestCall          // A is Name(...)
	Conditional       // A if B else C
	And               // A and B
	Or                // A or B
	Not               // not A
	Compare           // A, then Nodes, each a Comparison
	Comparison        // Name (operator), A
	Binary            // A Name B
	Unary             // Name A
	Concat            // Nodes, each as text
	ListOf            // Nodes
	TupleOf           // Nodes
	DictOf            // Nodes (keys), Others (values)
	Attribute         // Name.Text, of a namespace: only to be set
	Pipe              // the text that a filter block or a set block has caught
	KindCount
)

// Node is a part of a template.
type Node struct {
	Kind       Kind
	Flag       bool // of an item, a slice, and, or: jinja2 computes it, or its first operand, while it parses
	Uses       Uses // of a macro
	Start, End int  // bytes of the source
	Name       string
	Key        *Text // the name as a value
	Value      Value
	A, B, C    *Node
	Nodes      []*Node
	Others     []*Node
	Named      []NamedNode
	Body       []*Node
	Else       []*Node
	Up, Slot   int     // where a variable is
	Layout     *Layout // of the scope of Body
	ElseLayout *Layout
	TestLayout *Layout
	Filter     Filter
	Test       Test
	Run        func(*Machine, *Node) Value // how a value is computed
	Do         func(*Machine, *Node)       // how a statement is carried out
}

// NamedNode is an argument with its name, or a parameter with its default.
type NamedNode struct {
	Name string
	Node *Node
}

// Uses is which of the special names a macro's body uses, and where they stand in its scope, or -1.
type Uses struct{ Caller, Named, Rest int }
