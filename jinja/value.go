// Package jinja holds the types and constants of its area: a template language, as Python's jinja2 means it.
package jinja

import "time"

// Value is what templates compute with. It is one of: nil (None), bool, int64, *big.Int (what int64 does not hold),
// float64, *Text, *List, *Dict, *Undefined, *Range, *View, *Iterator, *Function, *Macro, *Loop, *Namespace, *Cycler,
// *Joiner.
type Value any

// List is a list or a tuple. It never changes once it is made.
type List struct {
	Items []Value
	Tuple bool
	Names []string // of a named tuple: groupby makes them
}

// Dict is a dictionary in the order of its keys. Only who makes it may change it.
type Dict struct {
	Keys   []Value
	Values []Value
	Index  map[string]int // by value/format_key; nil while there are few entries
}

// FewKeys is up to how many entries a dictionary is searched one by one.
const FewKeys = 8

// Undefined is the value of a name, an attribute or an item that does not exist.
type Undefined struct {
	Name   Value // what was looked for
	Object Value // in which value, or Missing
	Hint   string
}

// Range is what range() returns.
type Range struct{ Start, Stop, Step, Count int64 }

// View is what the methods items, keys and values of a dictionary return.
type View struct {
	Dict *Dict
	Kind string // dict_items, dict_keys, dict_values
}

// Iterator returns values one by one, and can be used once.
type Iterator struct {
	Kind   string // Python's name of its type
	Next   func(*Machine, *Iterator) (Value, bool)
	Source Value // what is iterated over
	From   *Iterator
	At     int // place in the source, in items or bytes
	Call   Callable
	With   *Arguments
	Negate bool
	Name   string
	Node   *Node
	Scope  *Scope
	Item   Value
}

// Callable is how a filter, a test by name or an attribute is computed for each item.
type Callable func(*Machine, *Iterator, Value) Value

// Function is a function of the environment, or a method bound to its value.
type Function struct {
	Name     string
	Kind     string // Python's name of its type
	Receiver Value
	Run      func(*Machine, *Function, *Arguments) Value
}

// Macro is a macro, or the body of a call block.
type Macro struct {
	Node  *Node
	Scope *Scope // where it was defined
}

// Loop is the variable loop of a for statement.
type Loop struct {
	Iterator *Iterator
	Index    int // of the item at hand, from 0
	Depth    int // from 0
	Length   int // -1 while nobody has asked
	Previous Value
	Current  Value
	Ahead    []Value // items that were looked at before their turn
	Changed  []Value
	Node     *Node
	Scope    *Scope // around the statement
}

// Namespace is what namespace() returns: the one value that templates change.
type Namespace struct{ Dict *Dict }

// Cycler is what cycler() returns.
type Cycler struct {
	Items []Value
	At    int
}

// Joiner is what joiner() returns.
type Joiner struct {
	Separator *Text
	Used      bool
}

// MissingValue is the type of Missing.
type MissingValue struct{}

// Missing stands for an argument that was not given and a variable that has no value.
var Missing = &MissingValue{}

// Named is an argument with its name.
type Named struct {
	Name  string
	Value Value
}

// Arguments is what a call gives.
type Arguments struct {
	Positional []Value
	Named      []Named
}

// Clock returns the time for strftime_now.
type Clock func() time.Time
